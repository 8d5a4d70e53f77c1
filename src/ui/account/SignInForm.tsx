import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import s from "./Account.module.css"
import { ForgottenPassword } from "./ForgottenPassword.tsx"
import { ProblemText } from "./ProblemText.tsx"
import { textIn } from "./form-text.ts"
import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"
import { SignInNote } from "./SignInNote.tsx"
import { WaitNotice } from "./WaitNotice.tsx"

interface SignInFormProps {
  readonly view: SignInView
  readonly wishes: SignInWishes | undefined
}

const fieldIds: Readonly<Record<string, string>> = { userName: "user-name", password: "password" }

/** Form for users with an account. */
export function SignInForm({ view, wishes }: SignInFormProps) {
  const [isForgotten, setForgotten] = useState(false)
  const attempt = useAttempt(view.problems)
  const isActive = view.active === "login"
  const problems = isActive ? view.problems : []
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field)
    return problem && <ProblemText {...problem} />
  }
  const isWaiting = isActive && view.wait !== undefined
  return (
    <Card className={s["side"]}>
      <h2 className={s["title"]}>
        <Trans>Ich habe ein Konto</Trans>
      </h2>
      <form
        method="post"
        noValidate
        className={s["form"]}
        data-live={wishes !== undefined || undefined}
        onInput={() => wishes?.onForm("login")}
        onSubmit={(event) => {
          event.preventDefault()
          if (wishes === undefined || view.isSigningIn || isWaiting) return
          const data = new FormData(event.currentTarget)
          wishes.onForm("login")
          wishes.onSignIn(textIn(data, "username"), textIn(data, "password"))
        }}
      >
        <ErrorSummary
          attempt={attempt}
          entries={problems.map((problem) => ({
            fieldId: fieldIds[problem.field] ?? "user-name",
            text: <ProblemText {...problem} />
          }))}
        />
        {view.signInNote && <SignInNote note={view.signInNote} />}
        {isWaiting && view.wait && <WaitNotice {...view.wait} />}
        <Field id="user-name" label={<Trans>E-Mail-Adresse</Trans>} error={errorOf("userName")}>
          {(control) => (
            <TextInput
              {...control}
              name="username"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={320}
              defaultValue={view.email}
            />
          )}
        </Field>
        <Field id="password" label={<Trans>Kennwort</Trans>} error={errorOf("password")}>
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={256}
            />
          )}
        </Field>
        <Button type="submit" wide busy={view.isSigningIn} disabled={wishes === undefined || isWaiting}>
          <Trans>Anmelden</Trans>
        </Button>
      </form>
      {isForgotten && wishes ? (
        <ForgottenPassword onAsk={wishes.onForgotten} onClose={() => setForgotten(false)} />
      ) : (
        <Button
          look="quiet"
          className={s["quiet"]}
          disabled={wishes === undefined}
          onClick={() => setForgotten(true)}
        >
          <Trans>Kennwort vergessen?</Trans>
        </Button>
      )}
    </Card>
  )
}
