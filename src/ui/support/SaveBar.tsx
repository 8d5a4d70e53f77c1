import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import { Button } from "../kit/Button.tsx"
import { LeaveDialog, type LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import s from "./People.module.css"
import type { RecordEditView, RecordEditWishes } from "./record-edit.view.ts"
import { RefusalText } from "./RefusalText.tsx"

interface SaveBarProps {
  readonly view: RecordEditView
  readonly wishes: RecordEditWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/** What a form has to save, how that went, and the question before it is left. */
export function SaveBar({ view, wishes, leaveGuard }: SaveBarProps) {
  const { state, problems, isUnsaved } = view
  const { t } = useLingui()
  const toast = useToast()
  const saved = t`Gespeichert`
  useEffect(() => {
    if (state === "saved") toast(saved)
  }, [state, toast, saved])
  return (
    <>
      {(state === "refused" || state === "unreachable") && (
        <p role="alert" className={s["error"]}>
          <RefusalText code={state === "unreachable" ? "unreachable" : (problems[0] ?? "")} />
        </p>
      )}
      {state !== "conflict" && (
        <div className={s["actions"]}>
          <Button type="submit" busy={state === "saving"} disabled={wishes === undefined}>
            <Trans>Speichern</Trans>
          </Button>
          {isUnsaved && state !== "saving" && (
            <Button look="quiet" onClick={wishes?.onDiscard}>
              <Trans>Verwerfen</Trans>
            </Button>
          )}
          <output className={s["state"]}>
            {state === "saving" ? (
              <Trans>Wird gespeichert …</Trans>
            ) : (
              isUnsaved && <Trans>Nicht gespeicherte Änderungen</Trans>
            )}
          </output>
        </div>
      )}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={<Trans>Ihre Änderungen sind noch nicht gespeichert und gehen dann verloren.</Trans>}
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Ohne Speichern gehen</Trans>}
      />
    </>
  )
}
