import { Trans } from "@lingui/react/macro"
import { linkHours } from "../../domain/account/link-lifetimes.ts"
import { Button } from "../kit/Button.tsx"
import { Redrawn } from "../kit/live/Redrawn.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import s from "./Account.module.css"
import { GuestForm } from "./GuestForm.tsx"
import { RegisterForm } from "./RegisterForm.tsx"
import { SecondFactor } from "./SecondFactor.tsx"
import type { SignInBodyProps } from "./sign-in-body.ts"
import { SignInForm } from "./SignInForm.tsx"

/**
 * The forms for signing in, registering and, during an order, continuing as a guest, side by side (rule
 * account.sign-in-states).
 */
export function SignInBody({ view, wishes }: SignInBodyProps) {
  const { screen, isForOrder } = view
  return (
    <Redrawn typed>
      <div className={s["page"]} data-state={screen}>
        <h1>
          {isForOrder ? <Trans>Wie möchten Sie bestellen?</Trans> : <Trans>Anmelden oder registrieren</Trans>}
        </h1>
        {screen === "leaving" && (
          <output>
            <Trans>Es geht weiter …</Trans>
          </output>
        )}
        {screen === "secondFactor" && <SecondFactor view={view} wishes={wishes} />}
        {screen === "mailSent" && <MailSent view={view} wishes={wishes} />}
        {screen === "forms" && (
          <div className={s["sides"]} data-count={isForOrder ? 3 : 2}>
            <SignInForm view={view} wishes={wishes} />
            {isForOrder && <GuestForm view={view} wishes={wishes} />}
            <RegisterForm view={view} wishes={wishes} />
          </div>
        )}
      </div>
    </Redrawn>
  )
}

function MailSent({ view, wishes }: SignInBodyProps) {
  const { email } = view
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Bitte sehen Sie in Ihr Postfach</Trans>}
      actions={
        <>
          {view.isForOrder && (
            <Button onClick={wishes?.onContinueOrder}>
              <Trans>Weiter zur Bestellung</Trans>
            </Button>
          )}
          <Button look="secondary" onClick={() => wishes?.onForm("login")}>
            <Trans>Zurück zur Anmeldung</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Wir haben an <span className={s["mailbox"]}>{email}</span> geschrieben. Mit dem Link in der E-Mail
          bestätigen Sie Ihr Konto; er gilt {linkHours.registration} Stunden. Ist nichts da, sehen Sie bitte
          im Spam-Ordner nach.
        </Trans>
      </p>
      {view.isForOrder && (
        <p>
          <Trans>
            Der Link führt Sie in diesem Browser zurück zu Ihrer Bestellung; was Sie eingetragen haben, ist
            noch da. Sie können auch gleich weitermachen.
          </Trans>
        </p>
      )}
    </Notice>
  )
}
