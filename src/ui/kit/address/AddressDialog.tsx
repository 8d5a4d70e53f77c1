import { Trans } from "@lingui/react/macro"
import type { AddressEntry } from "../../../domain/account/address-entry.ts"
import { Dialog } from "../desk/Dialog.tsx"
import { AddressForm } from "./AddressForm.tsx"
import type { EditedListView, EditedListWishes } from "./edited-list.view.ts"
import type { FindPlaces } from "./use-places.ts"

interface AddressDialogProps {
  readonly view: EditedListView<AddressEntry>
  readonly wishes: EditedListWishes<AddressEntry>
  /** Key of the row whose form is open. */
  readonly openKey: string
  readonly signInHref: string
  readonly findPlaces: FindPlaces
  readonly onClose: () => void
}

/**
 * Address form in a dialog over the page. "Abbrechen" discards the input; Escape and the close button keep it as an
 * unsaved change, so that an accidental press loses nothing.
 */
export function AddressDialog({
  view,
  wishes,
  openKey,
  signInHref,
  findPlaces,
  onClose
}: AddressDialogProps) {
  const row = view.rows.find(({ key }) => key === openKey)
  // renders nothing in a conflict: the page behind the dialog shows both values, since it has more room
  if (row === undefined || view.state === "conflict") return null
  const problems = view.problems[row.key] ?? []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={row.server === null ? <Trans>Neue Adresse</Trans> : <Trans>Adresse bearbeiten</Trans>}
    >
      <AddressForm
        entry={row.value}
        problems={problems}
        answer={view.answer}
        state={view.state}
        isOtherRefused={problems.length === 0 && Object.keys(view.problems).length > 0}
        signInHref={signInHref}
        findPlaces={findPlaces}
        onChange={(entry) => wishes.onEdit(row.key, entry)}
        onSave={() => (view.changeCount === 0 ? onClose() : wishes.onSave())}
        onCancel={() => {
          wishes.onRestore(row.key)
          onClose()
        }}
      />
    </Dialog>
  )
}
