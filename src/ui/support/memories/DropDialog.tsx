import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { dropProblems, memoryTexts } from "./memory-texts.ts"

interface DropDialogProps {
  /** What is about to be dropped; the dialog is closed without it. */
  readonly asked: MemoryKind | undefined
  readonly onClose: () => void
  readonly onDrop: (kind: MemoryKind) => Promise<ActOutcome>
}

/** Asks before a whole kind is dropped, and says what that costs. */
export function DropDialog({ asked, onClose, onDrop }: DropDialogProps) {
  const { i18n } = useLingui()
  // the words stay while the dialog goes
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
