import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { dropProblems, memoryTexts } from "./memory-texts.ts"

interface DropDialogProps {
  /** The cache to clear; `undefined` closes the dialog. */
  readonly asked: MemoryKind | undefined
  readonly onClose: () => void
  readonly onDrop: (kind: MemoryKind) => Promise<ActOutcome>
}

/** Asks for confirmation before a complete cache is cleared, and explains the cost. */
export function DropDialog({ asked, onClose, onDrop }: DropDialogProps) {
  const { i18n } = useLingui()
  // keeps the text while the dialog closes
  const [last, setLast] = useState<MemoryKind>("contentPages")
  if (asked !== undefined && asked !== last) setLast(asked)
  const name = i18n._(memoryTexts[last].name)
  return (
    <ActDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={<Trans>„{name}“ auf allen Kopien leeren?</Trans>}
      description={i18n._(memoryTexts[last].cost)}
      confirm={<Trans>Leeren</Trans>}
      problems={dropProblems}
      act={() => (asked === undefined ? undefined : onDrop(asked))}
    />
  )
}
