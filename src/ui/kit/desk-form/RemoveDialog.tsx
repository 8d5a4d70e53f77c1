import type { MessageDescriptor } from "@lingui/core"
import { Trans } from "@lingui/react/macro"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "./ActDialog.tsx"

interface RemoveDialogProps {
  readonly name: string
  readonly problems: Readonly<Record<string, MessageDescriptor>> | undefined
  readonly onClose: () => void
  readonly onRemove: () => Promise<ActOutcome>
}

/** Asks for confirmation before a row is permanently removed. */
export function RemoveDialog({ name, problems, onClose, onRemove }: RemoveDialogProps) {
  return (
    <ActDialog
      isOpen
      onClose={onClose}
      title={<Trans>{name} entfernen?</Trans>}
      description={<Trans>Das lässt sich nicht rückgängig machen.</Trans>}
      confirm={<Trans>Entfernen</Trans>}
      {...(problems && { problems })}
      act={onRemove}
    />
  )
}
