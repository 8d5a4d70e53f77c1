import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import s from "./Account.module.css"
import { focusOnce } from "./focus-once.ts"
import { textIn } from "./form-text.ts"
import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"
import { Unreached } from "./SignInNote.tsx"

interface SecondFactorProps {
  readonly view: SignInView
  readonly wishes: SignInWishes | undefined
}

/** The password was right; staff prove by an authenticator app as well who they are. */
export function SecondFactor({ view, wishes }: SecondFactorProps) {
  const { factor, setupAddress, isSigningIn } = view
  const isSettingUp = setupAddress !== ""
  return (
    <Card className={s["side"]}>
      <h2 className={s["title"]}>
        {isSettingUp ? <Trans>Zweiten Faktor einrichten</Trans> : <Trans>Code aus Ihrer App</Trans>}
      </h2>
      {isSettingUp && <Setup address={setupAddress} />}
      <form
        method="post"
        noValidate
        className={s["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSigningIn) return
          wishes?.onCode(textIn(new FormData(event.currentTarget), "code"))
          // sent without a code once more, the field is the same one as before
          if (factor === "missing") focusOnce(event.currentTarget.querySelector("input"))
        }}
      >
        {factor === "unreachable" && <Unreached />}
        <Field
          id="code"
          label={<Trans>Sechsstelliger Code</Trans>}
          hint={<Trans>Ihre Authenticator-App zeigt ihn; er wechselt alle 30 Sekunden.</Trans>}
          error={
            factor === "missing" ? (
              <Trans>Bitte geben Sie den Code ein, den Ihre App zeigt.</Trans>
            ) : (
              factor === "wrong" && (
                <Trans>
                  Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten.
                </Trans>
              )
            )
          }
        >
          {(control) => (
            <TextInput
              {...control}
              key={factor}
              name="code"
              className={s["code"]}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              ref={focusOnce}
            />
          )}
        </Field>
        <div className={s["actions"]}>
          <Button type="submit" busy={isSigningIn}>
            <Trans>Weiter</Trans>
          </Button>
          <Button look="quiet" onClick={wishes?.onCancelCode}>
            <Trans>Anders anmelden</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The secret in groups of four, as it is typed from a screen into a telephone. */
const secretOf = (address: string): string =>
  (URL.parse(address)?.searchParams.get("secret") ?? "").replaceAll(/(.{4})(?=.)/gu, "$1 ")

function Setup({ address }: { readonly address: string }) {
  return (
    <ol className={s["steps"]}>
      <li>
        <Trans>Öffnen Sie eine Authenticator-App auf Ihrem Telefon.</Trans>
      </li>
      <li>
        <Trans>
          Auf dem Telefon selbst <a href={address}>öffnet dieser Link die App</a>. Sonst geben Sie dort diesen
          Schlüssel ein:
        </Trans>
        <code className={s["secret"]}>{secretOf(address)}</code>
      </li>
      <li>
        <Trans>Schreiben Sie den Code, den die App dann zeigt, in das Feld darunter.</Trans>
      </li>
    </ol>
  )
}
