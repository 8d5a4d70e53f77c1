import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect } from "react"
import type { FormProblem } from "../../../domain/editing/form-rules.ts"
import { Button, type ButtonLook } from "../Button.tsx"
import { LeaveDialog, type LeaveGuard } from "../desk/LeaveDialog.tsx"
import type { DeskFormView, DeskFormWishes } from "./desk-form.view.ts"
import s from "./DeskForm.module.css"
import type { FormTexts } from "./form-texts.ts"
import { problemText } from "./problem-texts.ts"
import { useSavedToast } from "./use-saved-toast.ts"

interface SaveBarProps {
  readonly view: DeskFormView
  readonly wishes: DeskFormWishes | undefined
  readonly leaveGuard: LeaveGuard | undefined
  readonly texts: FormTexts
  /** Errors that belong to no field. */
  readonly rest: ReadonlyArray<FormProblem>
  readonly look?: ButtonLook
}

/**
 * Save bar of a form: shows whether there are unsaved changes and the save state, and asks for confirmation before the
 * user leaves with unsaved changes.
 */
export function SaveBar({ view, wishes, leaveGuard, texts, rest, look = "primary" }: SaveBarProps) {
  const { state, isUnsaved } = view
  const { i18n } = useLingui()
  const tellSaved = useSavedToast(texts.saved)
  useEffect(() => {
    if (state === "saved") tellSaved()
  }, [state, tellSaved])
  const [problem] = state === "unreachable" ? [{ field: null, code: "unreachable" }] : rest
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={s["error"]}>
          {i18n._(problemText(problem, texts.problems))}
        </p>
      )}
      {state !== "conflict" && (
        <div className={s["actions"]}>
          <Button type="submit" look={look} busy={state === "saving"} disabled={wishes === undefined}>
            {texts.save ? i18n._(texts.save) : <Trans>Speichern</Trans>}
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
      {leaveGuard !== undefined && (
        <LeaveDialog
          guard={leaveGuard}
          title={<Trans>Seite verlassen?</Trans>}
          description={
            texts.leave ? (
              i18n._(texts.leave)
            ) : (
              <Trans>Ihre Änderungen sind noch nicht gespeichert und gehen dann verloren.</Trans>
            )
          }
          stay={<Trans>Hier bleiben</Trans>}
          leave={<Trans>Ohne Speichern gehen</Trans>}
        />
      )}
    </>
  )
}
