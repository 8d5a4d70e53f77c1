import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import s from "./Account.module.css"
import { focusOnce } from "./focus-once.ts"
import { textIn } from "./form-text.ts"
import { SecondFactorSetup } from "./SecondFactorSetup.tsx"
import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"
import { Unreached } from "./SignInNote.tsx"

interface SecondFactorProps {
  readonly view: SignInView
  readonly wishes: SignInWishes | undefined
}

/** Source of the code: the authenticator app, or the sheet of recovery codes (rule account.recovery-codes). */
type Source = "app" | "sheet"

const labels = { app: <Trans>Sechsstelliger Code</Trans>, sheet: <Trans>Notfallcode</Trans> } as const

const hints = {
  app: <Trans>Ihre Authenticator-App zeigt ihn; er wechselt alle 30 Sekunden.</Trans>,
  sheet: <Trans>Zwölf Zeichen von Ihrem Blatt, zum Beispiel 7K3M-Q2XA-9FDT. Jeder gilt einmal.</Trans>
} as const

const errors = {
  app: {
    missing: <Trans>Bitte geben Sie den Code ein, den Ihre App zeigt.</Trans>,
    wrong: <Trans>Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten.</Trans>
  },
  sheet: {
    missing: <Trans>Bitte geben Sie einen Ihrer Notfallcodes ein.</Trans>,
    wrong: (
      <Trans>Dieser Notfallcode stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie einen anderen.</Trans>
    )
  }
} as const

/** Second step after a correct password: staff must also enter a code from an authenticator app. */
export function SecondFactor({ view, wishes }: SecondFactorProps) {
  const { factor, setupAddress, isSigningIn } = view
  const isSettingUp = setupAddress !== ""
  const [wished, setWished] = useState<Source>("app")
  // an error about a code from the app is not shown at the field for recovery codes, and vice versa
  const [sent, setSent] = useState<Source>("app")
  const source = isSettingUp ? "app" : wished
  const problem = sent === source && (factor === "missing" || factor === "wrong") ? factor : undefined
  return (
    <Card className={s["side"]}>
      <h2 className={s["title"]}>
        {isSettingUp ? (
          <Trans>Zweiten Faktor einrichten</Trans>
        ) : source === "app" ? (
          <Trans>Code aus Ihrer App</Trans>
        ) : (
          <Trans>Ohne Ihre App anmelden</Trans>
        )}
      </h2>
      {isSettingUp && <SecondFactorSetup address={setupAddress} />}
      <form
        method="post"
        noValidate
        className={s["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSigningIn) return
          setSent(source)
          wishes?.onCode(textIn(new FormData(event.currentTarget), "code"))
          // if the form is sent again without a code, the field stays mounted, so its `ref` does not set the focus
          // again
          if (factor === "missing") focusOnce(event.currentTarget.querySelector("input"))
        }}
      >
        {factor === "unreachable" && <Unreached />}
        <Field
          id="code"
          label={labels[source]}
          hint={hints[source]}
          error={problem !== undefined && errors[source][problem]}
        >
          {(control) => (
            <TextInput
              {...control}
              key={`${source} ${factor}`}
              name="code"
              className={s[source === "app" ? "code" : "sheet"]}
              {...(source === "app"
                ? ({ inputMode: "numeric", autoComplete: "one-time-code", maxLength: 10 } as const)
                : ({
                    autoComplete: "off",
                    autoCapitalize: "characters",
                    spellCheck: false,
                    maxLength: 30
                  } as const))}
              ref={focusOnce}
            />
          )}
        </Field>
        <div className={s["actions"]}>
          <Button type="submit" busy={isSigningIn}>
            <Trans>Weiter</Trans>
          </Button>
          {!isSettingUp && (
            <Button look="secondary" onClick={() => setWished(source === "app" ? "sheet" : "app")}>
              {source === "app" ? <Trans>Notfallcode verwenden</Trans> : <Trans>Code aus der App</Trans>}
            </Button>
          )}
          <Button look="quiet" onClick={wishes?.onCancelCode}>
            <Trans>Anders anmelden</Trans>
          </Button>
        </div>
        {!isSettingUp && source === "sheet" && (
          <p className={s["note"]}>
            <Trans>Kein Notfallcode mehr da? Die Administration setzt Ihren zweiten Faktor zurück.</Trans>
          </p>
        )}
      </form>
    </Card>
  )
}
