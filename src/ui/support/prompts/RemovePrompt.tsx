import { Trans, useLingui } from "@lingui/react/macro"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { removalProblems } from "./prompt-texts.ts"

interface RemovePromptProps {
  readonly onClose: () => void
  readonly onRemove: () => Promise<ActOutcome>
}

/** Asks for confirmation before a notice is permanently removed. */
export function RemovePrompt({ onClose, onRemove }: RemovePromptProps) {
  const { t } = useLingui()
  const toast = useToast()
  return (
    <ActDialog
      isOpen
      onClose={onClose}
      title={<Trans>Hinweis entfernen?</Trans>}
      description={<Trans>Besucher sehen ihn dann nicht mehr. Zurückholen lässt er sich nicht.</Trans>}
      confirm={<Trans>Entfernen</Trans>}
      problems={removalProblems}
      act={async () => {
        const outcome = await onRemove()
        if (outcome.kind === "done") toast(t`Hinweis entfernt`)
        return outcome
      }}
    />
  )
}
