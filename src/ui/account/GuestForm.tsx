import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import s from "./Account.module.css"
import { textIn } from "./form-text.ts"
import { NewEmailField } from "./NewEmailField.tsx"
import { ProblemText } from "./ProblemText.tsx"
import type { SignInBodyProps } from "./sign-in-body.ts"
import { Unreached } from "./SignInNote.tsx"
import { WaitNotice } from "./WaitNotice.tsx"

/** Form for ordering without an account; the data is used for this order only (rule account.guest). */
export function GuestForm({ view, wishes }: SignInBodyProps) {
  const attempt = useAttempt(view.problems)
  const isActive = view.active === "guest"
  const problems = isActive ? view.problems : []
  const isWaiting = isActive && view.wait !== undefined
  return (
    <Card className={s["side"]}>
      <h2 className={s["title"]}>
        <Trans>Ich bestelle als Gast</Trans>
      </h2>
      <p className={s["note"]}>
        <Trans>Ohne Kennwort, nur für diese Bestellung.</Trans>
      </p>
      <form
        method="post"
        noValidate
        className={s["form"]}
        onInput={() => wishes?.onForm("guest")}
        onSubmit={(event) => {
          event.preventDefault()
          if (wishes === undefined || view.isAdmitting || isWaiting) return
          wishes.onForm("guest")
          wishes.onGuest(textIn(new FormData(event.currentTarget), "email"))
        }}
      >
        <ErrorSummary
          attempt={attempt}
          entries={problems.map((problem) => ({
            fieldId: "guest-email",
            text: <ProblemText {...problem} />
          }))}
        />
        {isActive && view.isRegisterUnreachable && <Unreached />}
        {isWaiting && view.wait && <WaitNotice {...view.wait} />}
        <NewEmailField
          id="guest-email"
          view={view}
          isActive={isActive}
          wishes={wishes}
          autoComplete="email"
          onTouch={() => wishes?.onForm("guest")}
        />
        <Button
          type="submit"
          look="secondary"
          wide
          busy={view.isAdmitting}
          disabled={wishes === undefined || isWaiting}
        >
          <Trans>Als Gast bestellen</Trans>
        </Button>
      </form>
    </Card>
  )
}
