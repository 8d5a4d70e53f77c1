import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../kit/Button.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import { textIn } from "../form-text.ts"
import { ProblemText } from "../ProblemText.tsx"
import { Unreached } from "../SignInNote.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { WaitNotice } from "../WaitNotice.tsx"
import s from "./BaseData.module.css"
import type { LoginWishes } from "./login.wishes.ts"
import { OwnPasswordField } from "./OwnPasswordField.tsx"

interface EmailSectionProps {
  readonly newEmail: string
  readonly onRequest: LoginWishes["onRequestEmail"] | undefined
}

const nothing = {}

/**
 * Changes the e-mail address: requires the password, and applies only after the new mailbox is verified (decision 033).
 */
export function EmailSection({ newEmail, onRequest }: EmailSectionProps) {
  const [asked, setAsked] = useState("")
  const { outcome, isActing, start } = useAct(
    async (wish: { readonly email: string; readonly password: string }) => {
      const ended = (await onRequest?.(wish)) ?? { kind: "unreachable" }
      if (ended.kind === "done") setAsked(wish.email)
      return ended
    }
  )
  const attempt = useAttempt(outcome ?? nothing)
  const code = outcome?.kind === "invalid" ? outcome.code : undefined
  const isPassword = code === "passwordWrong"
  const pending = asked === "" ? newEmail : asked
  return (
    <>
      {pending !== "" && (
        <Notice announced={asked !== ""} title={<Trans>Bitte sehen Sie in Ihr neues Postfach</Trans>}>
          <p>
            <Trans>
              An <span className={s["value"]}>{pending}</span> ist eine E-Mail unterwegs. Die neue Adresse
              gilt, sobald Sie den Link darin bestätigt haben. Bis dahin bleibt alles, wie es ist.
            </Trans>
          </p>
        </Notice>
      )}
      <form
        method="post"
        noValidate
        className={s["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          start({ email: textIn(data, "new-email").trim(), password: textIn(data, "password") })
        }}
      >
        <ErrorSummary
          attempt={attempt}
          entries={
            code === undefined
              ? []
              : [
                  {
                    fieldId: isPassword ? "email-password" : "new-email",
                    text: <ProblemText field={isPassword ? "password" : "email"} code={code} />
                  }
                ]
          }
        />
        {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
        {outcome?.kind === "unreachable" && <Unreached />}
        <Field
          id="new-email"
          label={<Trans>Neue E-Mail-Adresse</Trans>}
          error={code !== undefined && !isPassword && <ProblemText field="email" code={code} />}
        >
          {(control) => (
            <TextInput
              {...control}
              name="new-email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={320}
            />
          )}
        </Field>
        <OwnPasswordField
          id="email-password"
          label={<Trans>Ihr Kennwort</Trans>}
          code={isPassword ? code : undefined}
        />
        <div className={s["actions"]}>
          <Button type="submit" look="secondary" busy={isActing} disabled={onRequest === undefined}>
            <Trans>E-Mail-Adresse ändern</Trans>
          </Button>
        </div>
      </form>
    </>
  )
}
