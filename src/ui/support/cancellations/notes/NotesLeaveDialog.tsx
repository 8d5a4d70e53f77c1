import { Trans } from "@lingui/react/macro"
import { type LeaveGuard, LeaveDialog } from "../../../kit/desk/LeaveDialog.tsx"

/** Asks for confirmation before an unsent comment or feedback is lost. */
export function NotesLeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <LeaveDialog
      guard={guard}
      title={<Trans>Seite verlassen?</Trans>}
      description={
        <Trans>Ein Kommentar oder eine Rückmeldung ist noch nicht gespeichert und geht dann verloren.</Trans>
      }
      stay={<Trans>Hier bleiben</Trans>}
      leave={<Trans>Ohne Speichern gehen</Trans>}
    />
  )
}
