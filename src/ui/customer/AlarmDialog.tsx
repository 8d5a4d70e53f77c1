import { Trans } from "@lingui/react/macro"
import { Dialog } from "../kit/desk/Dialog.tsx"
import { AlarmForm } from "./AlarmForm.tsx"
import type { AlarmsView } from "./alarms.view.ts"
import type { AlarmWishes } from "./alarms.wishes.ts"

interface AlarmDialogProps {
  readonly form: AlarmsView["form"]
  readonly wishes: Pick<AlarmWishes, "onApply" | "onCancel" | "onWatch">
}

/** Dialog above the list with the form for one price alarm; closing the dialog changes nothing. */
export function AlarmDialog({ form, wishes }: AlarmDialogProps) {
  return (
    <Dialog
      isOpen={form !== null}
      onClose={wishes.onCancel}
      title={form?.alarm ? <Trans>Preisalarm ändern</Trans> : <Trans>Preisalarm anlegen</Trans>}
    >
      {form !== null && (
        <AlarmForm
          alarm={form.alarm}
          problems={form.problems}
          onApply={wishes.onApply}
          onWatch={wishes.onWatch}
          onCancel={wishes.onCancel}
        />
      )}
    </Dialog>
  )
}
