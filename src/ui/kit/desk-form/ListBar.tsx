import type { MessageDescriptor } from "@lingui/core"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { RowProblem } from "../../../machines/edited-list.machine.ts"
import type { ListState } from "../address/edited-list.view.ts"
import { Button } from "../Button.tsx"
import { LeaveDialog, type LeaveGuard } from "../desk/LeaveDialog.tsx"
import s from "./DeskForm.module.css"
import { problemText } from "./problem-texts.ts"

interface ListBarProps {
  readonly state: ListState
  readonly changeCount: number
  readonly problems: ReadonlyArray<RowProblem>
  readonly texts: Readonly<Record<string, MessageDescriptor>> | undefined
  readonly leaveGuard: LeaveGuard
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/**
 * Returns the error code that explains why the list is not saved: an error of the list itself or of one of its rows.
 */
const codeOf = (state: ListState, problems: ReadonlyArray<RowProblem>): string | undefined => {
  if (state === "failed") return "unreachable"
  if (state === "expired") return "signedOut"
  const ofAll = problems.find(({ key }) => key === null)
  return ofAll?.code ?? (problems.length > 0 ? "rows" : undefined)
}

/**
 * Bar of a list: shows the number of unsaved changes and the save state, and asks for confirmation before the user
 * leaves with unsaved changes.
 */
export function ListBar(props: ListBarProps) {
  const { state, changeCount, problems, texts, leaveGuard, onSave, onDiscard } = props
  const { i18n } = useLingui()
  const code = codeOf(state, problems)
  const isSaving = state === "saving"
  return (
    <>
      {code !== undefined && (
        <p role="alert" className={s["error"]}>
          {code === "rows" ? (
            <Trans>Nicht gespeichert: In markierten Zeilen ist etwas zu berichtigen.</Trans>
          ) : (
            i18n._(problemText({ field: null, code }, texts))
          )}
        </p>
      )}
      {state !== "conflict" && (
        <div className={s["actions"]}>
          {changeCount > 0 && (
            <Button busy={isSaving} onClick={onSave}>
              <Trans>Speichern</Trans>
            </Button>
          )}
          {changeCount > 0 && !isSaving && (
            <Button look="quiet" onClick={onDiscard}>
              <Trans>Verwerfen</Trans>
            </Button>
          )}
          <output className={s["state"]}>
            {isSaving ? (
              <Trans>Wird gespeichert …</Trans>
            ) : (
              changeCount > 0 && (
                <Plural
                  value={changeCount}
                  one="# Änderung ist noch nicht gespeichert."
                  other="# Änderungen sind noch nicht gespeichert."
                />
              )
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
