import { Trans } from "@lingui/react/macro"
import type { AddressEntry } from "../../../domain/account/address-entry.ts"
import { Dialog } from "../desk/Dialog.tsx"
import { AddressForm } from "./AddressForm.tsx"
import type { EditedListView, EditedListWishes } from "./edited-list.view.ts"
import type { FindPlaces } from "./use-places.ts"

interface AddressDialogProps {
  readonly view: EditedListView<AddressEntry>
  readonly wishes: EditedListWishes<AddressEntry>
  /** The row whose form is open. */
  readonly openKey: string
  readonly signInHref: string
  readonly findPlaces: FindPlaces
  readonly onClose: () => void
}

/**
 * The form of an address over the page. "Abbrechen" gives up what was typed; Escape and the cross put it away as a
 * change that is not saved yet, so that a slip of the hand loses nothing.
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
  // both values are shown on the page, where there is room
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
