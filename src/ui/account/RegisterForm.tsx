import { Trans, useLingui } from "@lingui/react/macro"
import { passwordLength } from "../../domain/account/password.ts"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Checkbox, RadioCards } from "../kit/Choice.tsx"
import { ErrorSummary } from "../kit/ErrorSummary.tsx"
import { Field } from "../kit/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { TextInput } from "../kit/TextInput.tsx"
import { useAttempt } from "../kit/use-attempt.ts"
import s from "./Account.module.css"
import { textIn } from "./form-text.ts"
import { NewPasswordField } from "./NewPasswordField.tsx"
import { ProblemText } from "./ProblemText.tsx"
import type { EmailNote, SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"
import { Unreached } from "./SignInNote.tsx"
import { WaitNotice } from "./WaitNotice.tsx"

interface RegisterFormProps {
  readonly view: SignInView
  readonly wishes: SignInWishes | undefined
}

const fieldIds: Readonly<Record<string, string>> = {
  email: "new-email",
  password: "new-password",
  termsVersion: "terms"
}

const emailCodes: Readonly<Record<EmailNote, string>> = {
  missing: "required",
  malformed: "invalid",
  refused: "refused"
}

/** For who has none yet; for an order also without one. */
export function RegisterForm({ view, wishes }: RegisterFormProps) {
  const { t } = useLingui()
  const href = useHref()
  const attempt = useAttempt(view.problems)
  const problems = view.mode === "register" ? view.problems : []
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field)
    return problem && <ProblemText {...problem} />
  }
  const isWaiting = view.mode === "register" && view.wait !== undefined
  const { least, advised } = passwordLength
  return (
    <Card className={s["side"]}>
      <h2 className={s["title"]}>
        {view.isForOrder ? <Trans>Ich bestelle zum ersten Mal</Trans> : <Trans>Ich bin neu hier</Trans>}
      </h2>
      <form
        method="post"
        noValidate
        className={s["form"]}
        onInput={() => wishes?.onMode("register")}
        onSubmit={(event) => {
          event.preventDefault()
          if (wishes === undefined || view.isRegistering || isWaiting) return
          const data = new FormData(event.currentTarget)
          wishes.onMode("register")
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
        {view.isRegisterUnreachable && <Unreached />}
        {isWaiting && view.wait && <WaitNotice {...view.wait} />}
        {view.isForOrder && (
          <RadioCards
            legend={<Trans>Wie möchten Sie bestellen?</Trans>}
            name="manner"
            chosen={view.manner}
            onChoose={(manner) => {
              wishes?.onMode("register")
              wishes?.onManner(manner === "asGuest" ? "asGuest" : "withPassword")
            }}
            cards={[
              { value: "asGuest", label: t`Als Gast`, hint: t`Nur diese Bestellung, ohne Kennwort` },
              { value: "withPassword", label: t`Mit Konto`, hint: t`Nächstes Mal geht es schneller` }
            ]}
          />
        )}
        <Field
          id="new-email"
          label={<Trans>E-Mail-Adresse</Trans>}
          error={
            errorOf("email") ??
            (view.emailNote && <ProblemText field="email" code={emailCodes[view.emailNote]} />)
          }
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={320}
              onChange={({ target }) => {
                wishes?.onMode("register")
                wishes?.onEmail(target.value)
              }}
              onBlur={() => wishes?.onEmailLeft()}
            />
          )}
        </Field>
        {view.manner === "withPassword" && (
          <NewPasswordField
            id="new-password"
            error={errorOf("password")}
            hint={t`Mindestens ${least} Zeichen, besser ${advised} oder mehr. Ein kurzer Satz ist ein gutes Kennwort.`}
          />
        )}
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
          disabled={wishes === undefined || isWaiting || view.manner === "undecided"}
        >
          <SubmitText manner={view.manner} />
        </Button>
      </form>
    </Card>
  )
}

function SubmitText({ manner }: Pick<SignInView, "manner">) {
  switch (manner) {
    case "asGuest":
      return <Trans>Als Gast weiter</Trans>
    case "withPassword":
      return <Trans>Konto anlegen</Trans>
    case "undecided":
      return <Trans>Weiter</Trans>
  }
}
