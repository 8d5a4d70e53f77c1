import { Trans, useLingui } from "@lingui/react/macro"
import { passwordLength } from "../../domain/account/password.ts"
import { createAccountId } from "../../domain/account/sign-in-page.ts"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { useHref } from "../kit/site.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import s from "./Account.module.css"
import { textIn } from "./form-text.ts"
import { NewEmailField } from "./NewEmailField.tsx"
import { NewPasswordField } from "../kit/password/NewPasswordField.tsx"
import { ProblemText } from "./ProblemText.tsx"
import type { SignInBodyProps } from "./sign-in-body.ts"
import { Unreached } from "./SignInNote.tsx"
import { WaitNotice } from "./WaitNotice.tsx"

const fieldIds: Readonly<Record<string, string>> = {
  email: "new-email",
  password: "new-password",
  termsVersion: "terms"
}

/** Form for users without an account; a link to the page can open this form directly. */
export function RegisterForm({ view, wishes }: SignInBodyProps) {
  const { t } = useLingui()
  const href = useHref()
  const attempt = useAttempt(view.problems)
  const isActive = view.active === "register"
  const problems = isActive ? view.problems : []
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field)
    return problem && <ProblemText {...problem} />
  }
  const isWaiting = isActive && view.wait !== undefined
  const { least, advised } = passwordLength
  return (
    <Card id={createAccountId} className={s["side"]}>
      <h2 className={s["title"]}>
        {view.isForOrder ? <Trans>Ich lege ein Konto an</Trans> : <Trans>Ich bin neu hier</Trans>}
      </h2>
      <form
        method="post"
        noValidate
        className={s["form"]}
        onInput={() => wishes?.onForm("register")}
        onSubmit={(event) => {
          event.preventDefault()
          if (wishes === undefined || view.isRegistering || isWaiting) return
          const data = new FormData(event.currentTarget)
          wishes.onForm("register")
          wishes.onRegister({
            email: textIn(data, "email"),
            password: textIn(data, "new-password"),
            hasTerms: data.has("terms"),
            newsletter: data.has("newsletter")
          })
        }}
      >
        <ErrorSummary
          attempt={attempt}
          entries={problems.map((problem) => ({
            fieldId: fieldIds[problem.field] ?? "new-email",
            text: <ProblemText {...problem} />
          }))}
        />
        {isActive && view.isRegisterUnreachable && <Unreached />}
        {isWaiting && view.wait && <WaitNotice {...view.wait} />}
        <NewEmailField
          id="new-email"
          view={view}
          isActive={isActive}
          wishes={wishes}
          autoComplete="username"
          onTouch={() => wishes?.onForm("register")}
        />
        <NewPasswordField
          id="new-password"
          error={errorOf("password")}
          hint={t`Mindestens ${least} Zeichen, besser ${advised} oder mehr. Ein kurzer Satz ist ein gutes Kennwort.`}
        />
        <div>
          <Checkbox
            id="terms"
            name="terms"
            aria-invalid={errorOf("termsVersion") !== undefined || undefined}
            aria-describedby={errorOf("termsVersion") && "terms-error"}
            label={
              <Trans>
                Ich stimme den <a href={href("/agb")}>AGB</a> zu und habe die{" "}
                <a href={href("/datenschutz")}>Hinweise zum Datenschutz</a> gelesen.
              </Trans>
            }
          />
          {errorOf("termsVersion") && (
            <p id="terms-error" className={s["error"]}>
              {errorOf("termsVersion")}
            </p>
          )}
          <Checkbox
            name="newsletter"
            label={<Trans>Schreiben Sie mir, wenn die Preise günstig sind. (freiwillig)</Trans>}
          />
        </div>
        <Button
          type="submit"
          look="secondary"
          wide
          busy={view.isRegistering}
          disabled={wishes === undefined || isWaiting}
        >
          <Trans>Konto anlegen</Trans>
        </Button>
      </form>
    </Card>
  )
}
