import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Account.module.css"
import { RegisterForm } from "./RegisterForm.tsx"
import { SecondFactor } from "./SecondFactor.tsx"
import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"
import { SignInForm } from "./SignInForm.tsx"

interface SignInPageProps {
  readonly facts: SiteFacts
  readonly view: SignInView
  /** Undefined until the page has come to life. */
  readonly wishes: SignInWishes | undefined
}

/** Signing in and registering, side by side (accounts.md 4). */
export function SignInPage({ facts, view, wishes }: SignInPageProps) {
  const { screen } = view
  return (
    <FocusedLayout facts={facts}>
      <div className={s["page"]} data-state={screen}>
        <h1>{view.isForOrder ? <Trans>Fast bestellt</Trans> : <Trans>Anmelden oder registrieren</Trans>}</h1>
        {screen === "leaving" && (
          <output>
            <Trans>Es geht weiter …</Trans>
          </output>
        )}
        {screen === "secondFactor" && <SecondFactor view={view} wishes={wishes} />}
        {screen === "mailSent" && <MailSent view={view} wishes={wishes} />}
        {screen === "forms" && (
          <div className={s["sides"]} data-count="2">
            <SignInForm view={view} wishes={wishes} />
            <RegisterForm view={view} wishes={wishes} />
          </div>
        )}
      </div>
    </FocusedLayout>
  )
}

function MailSent({ view, wishes }: Omit<SignInPageProps, "facts">) {
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
          <Button look="secondary" onClick={() => wishes?.onMode("login")}>
            <Trans>Zurück zur Anmeldung</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Wir haben an <span className={s["mailbox"]}>{email}</span> geschrieben. Mit dem Link in der E-Mail
          bestätigen Sie Ihr Konto; er gilt 24 Stunden. Ist nichts da, sehen Sie bitte im Spam-Ordner nach.
        </Trans>
      </p>
    </Notice>
  )
}
