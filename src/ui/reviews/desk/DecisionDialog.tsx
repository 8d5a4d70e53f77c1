import { Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import type { ModeratedReview, ReviewDecision } from "../../../domain/review/desk-review.ts"
import { longestRemovalReason } from "../../../domain/review/review.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import type { MailSending } from "../../kit/desk/mail-sending.ts"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
import { ActTextDialog } from "../../kit/desk-form/ActTextDialog.tsx"
import {
  decisionNames,
  decisionProblems,
  decisionsDone,
  decisionTitles,
  descriptionOf
} from "./review-texts.ts"

interface DecisionDialogProps {
  /** The decision to confirm; `undefined` closes the dialog. */
  readonly asked: { readonly decision: ReviewDecision; readonly review: ModeratedReview } | undefined
  readonly sending: MailSending
  readonly onClose: () => void
  readonly onDecide: (
    decision: ReviewDecision,
    review: ModeratedReview,
    reason: string
  ) => Promise<ActOutcome>
}

/** Asks for confirmation of a decision, and for a reason if other users are notified of the decision. */
export function DecisionDialog({ asked, sending, onClose, onDecide }: DecisionDialogProps) {
  const { i18n } = useLingui()
  // keeps the text while the dialog closes
  const [shown, setShown] = useState<DecisionDialogProps["asked"]>()
  if (asked !== undefined && asked !== shown) setShown(asked)
  const last = shown?.decision ?? "keep"
  return (
    <ActTextDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={i18n._(decisionTitles[last])}
      description={i18n._(descriptionOf(last, shown?.review.status === "held"))}
      confirm={i18n._(decisionNames[last])}
      problems={decisionProblems}
      doneText={decisionsDone[last]}
      act={(reason) => (asked === undefined ? undefined : onDecide(asked.decision, asked.review, reason))}
      field={
        last === "takeDown"
          ? {
              id: "removal-reason",
              label: <Trans>Grund für Käufer und Händler</Trans>,
              missing: <Trans>Bitte schreiben Sie einen Grund.</Trans>,
              most: longestRemovalReason,
              rows: 3
            }
          : undefined
      }
    >
      <NoMailServer own={sending} />
    </ActTextDialog>
  )
}
