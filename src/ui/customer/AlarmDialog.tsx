import { Trans } from "@lingui/react/macro"
import type { AlarmEvent } from "../../machines/price-alarms.machine.ts"
import { Dialog } from "../kit/desk/Dialog.tsx"
import { AlarmForm } from "./AlarmForm.tsx"
import type { AlarmsView } from "./alarms.view.ts"

interface AlarmDialogProps {
  readonly form: AlarmsView["form"]
  readonly onWish: (event: AlarmEvent) => void
}

/** The form of one price alarm above the list; closing it changes nothing. */
export function AlarmDialog({ form, onWish }: AlarmDialogProps) {
  return (
    <Dialog
      isOpen={form !== null}
      onClose={() => onWish({ type: "form.cancel" })}
      title={form?.alarm ? <Trans>Preisalarm ändern</Trans> : <Trans>Preisalarm anlegen</Trans>}
    >
      {form !== null && (
        <AlarmForm
          alarm={form.alarm}
          problems={form.problems}
          onApply={(wish) => onWish({ type: "form.apply", wish })}
          onCancel={() => onWish({ type: "form.cancel" })}
        />
      )}
    </Dialog>
  )
}
