import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { TextInput } from "../kit/form/TextInput.tsx"
import s from "./Account.module.css"
import { focusOnce } from "./focus-once.ts"
import { textIn } from "./form-text.ts"
import { ProblemText } from "./ProblemText.tsx"
import { Unreached } from "./SignInNote.tsx"
import { WaitNotice } from "./WaitNotice.tsx"

interface ForgottenPasswordProps {
  readonly onAsk: (email: string) => Promise<CallOutcome>
  readonly onClose: () => void
}

/**
 * Form that sends the user a link for setting a new password; the response does not reveal whether an account exists.
 */
export function ForgottenPassword({ onAsk, onClose }: ForgottenPasswordProps) {
  const [outcome, setOutcome] = useState<CallOutcome | "asking">()
  const answer = outcome === "asking" ? undefined : outcome
  if (answer?.kind === "done")
    return (
      <Notice tone="good" announced title={<Trans>Bitte sehen Sie in Ihr Postfach</Trans>}>
        <p>
          <Trans>
            Gibt es zu dieser Adresse ein Konto, haben wir Ihnen einen Link geschickt. Er gilt eine Stunde.
          </Trans>
        </p>
      </Notice>
    )
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome === "asking") return
        const email = textIn(new FormData(event.currentTarget), "email")
        setOutcome("asking")
        void onAsk(email).then(setOutcome)
      }}
    >
      {answer?.kind === "unreachable" && <Unreached />}
      {answer?.kind === "wait" && <WaitNotice kind="throttled" seconds={answer.seconds} />}
      <Field
        id="forgotten-email"
        label={<Trans>E-Mail-Adresse Ihres Kontos</Trans>}
        hint={<Trans>Dorthin schicken wir einen Link, mit dem Sie ein neues Kennwort setzen.</Trans>}
        error={answer?.kind === "invalid" && <ProblemText field="email" code={answer.code} />}
      >
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={320}
            ref={focusOnce}
          />
        )}
      </Field>
      <div className={s["actions"]}>
        <Button type="submit" look="secondary" busy={outcome === "asking"}>
          <Trans>Link anfordern</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  )
}
