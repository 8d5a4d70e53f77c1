import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import { Button } from "../../kit/Button.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import { textIn } from "../form-text.ts"
import { ProblemText } from "../ProblemText.tsx"
import { Unreached } from "../SignInNote.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { WaitNotice } from "../WaitNotice.tsx"
import s from "./BaseData.module.css"
import { OwnPasswordField } from "./OwnPasswordField.tsx"

const nothing = {}

/** Form that deletes the account; it explains the consequences first and asks for the password again. */
export function DeletionForm({
  onDelete
}: {
  readonly onDelete: ((password: string) => Promise<CallOutcome>) | undefined
}) {
  const { outcome, isActing, start } = useAct(
    async (password: string): Promise<CallOutcome> => (await onDelete?.(password)) ?? { kind: "unreachable" }
  )
  const attempt = useAttempt(outcome ?? nothing)
  const code = outcome?.kind === "invalid" ? outcome.code : undefined
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        start(textIn(new FormData(event.currentTarget), "password"))
      }}
    >
      <ul className={s["list"]}>
        <li>
          <Trans>Sie werden überall abgemeldet und können sich nicht mehr anmelden.</Trans>
        </li>
        <li>
          <Trans>
            Adressen, Preisalarme und begonnene Bestellungen sind sofort weg. Das lässt sich nicht
            zurücknehmen.
          </Trans>
        </li>
        <li>
          <Trans>
            Aufgegebene Bestellungen werden geliefert. Wir bewahren sie auf, so lange es das Gesetz verlangt,
            getrennt von einem Konto.
          </Trans>
        </li>
      </ul>
      <ErrorSummary
        attempt={attempt}
        entries={
          code === undefined
            ? []
            : [{ fieldId: "delete-password", text: <ProblemText field="password" code={code} /> }]
        }
      />
      {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
      {(outcome?.kind === "unreachable" || outcome?.kind === "gone") && <Unreached />}
      <OwnPasswordField id="delete-password" label={<Trans>Ihr Kennwort</Trans>} code={code} />
      <div className={s["actions"]}>
        <Button
          type="submit"
          look="secondary"
          busy={isActing || outcome?.kind === "done"}
          disabled={onDelete === undefined}
        >
          <Trans>Konto endgültig löschen</Trans>
        </Button>
      </div>
    </form>
  )
}
