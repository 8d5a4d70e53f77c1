import { Trans } from "@lingui/react/macro"
import type { Address } from "../../../domain/address/address.ts"
import { Button } from "../Button.tsx"
import { Dialog } from "../desk/Dialog.tsx"
import { Notice } from "../notice/Notice.tsx"
import { AddressText } from "./AddressText.tsx"
import { Conflict } from "./Conflict.tsx"

interface AddressConflictProps {
  readonly mine: Address
  readonly theirs: Address
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/**
 * Both versions of an address that was changed elsewhere; used by dialogs that have no page behind them to show the
 * conflict.
 */
export function AddressConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: AddressConflictProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Adresse bearbeiten</Trans>}>
      <Conflict
        mine={<AddressText address={mine} />}
        theirs={<AddressText address={theirs} />}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    </Dialog>
  )
}

interface AddressUnreadProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Error: the user's addresses could not be loaded. */
export function AddressUnread({ onRetry, onClose }: AddressUnreadProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Adresse bearbeiten</Trans>}>
      <Notice
        tone="bad"
        announced
        title={<Trans>Ihre Adressen lassen sich gerade nicht laden</Trans>}
        actions={
          <Button look="secondary" onClick={onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      />
    </Dialog>
  )
}
