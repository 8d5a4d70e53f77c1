import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import s from "./Cancellations.module.css"

interface AskDialogProps {
  readonly isOpen: boolean
  readonly unsaved: number
  /** Whether there are changes that can be saved; conflicts must be resolved first. */
  readonly canSave: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asks for confirmation before unsaved changes are lost by leaving the page or loading another list. */
export function AskDialog({ isOpen, unsaved, canSave, onSave, onDiscard, onStay }: AskDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={<Trans>Änderungen speichern?</Trans>}
      description={
        <Plural
          value={unsaved}
          one="# Buchung ist noch nicht gespeichert."
          other="# Buchungen sind noch nicht gespeichert."
        />
      }
    >
      <div className={s["acts"]}>
        {canSave && (
          <Button onClick={onSave}>
            <Trans>Speichern und weiter</Trans>
          </Button>
        )}
        <Button look="secondary" onClick={onStay}>
          <Trans>Hier bleiben</Trans>
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          <Trans>Verwerfen</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
