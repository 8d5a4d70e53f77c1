import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import type { ModeratedReview, ReviewDecision } from "../../../domain/review/desk-review.ts"
import { longestRemovalReason } from "../../../domain/review/review.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import type { MailSending } from "../../kit/desk/mail-sending.ts"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { BoundedField } from "../../kit/form/BoundedField.tsx"
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
  const toast = useToast()
  const reason = useRef("")
  const [isMissing, setMissing] = useState(false)
  // keeps the text while the dialog closes
  const [shown, setShown] = useState<DecisionDialogProps["asked"]>()
  if (asked !== undefined && asked !== shown) setShown(asked)
  const last = shown?.decision ?? "keep"
  const close = () => {
    reason.current = ""
    setMissing(false)
    onClose()
  }
  return (
    <ActDialog
      isOpen={asked !== undefined}
      onClose={close}
      title={i18n._(decisionTitles[last])}
      description={i18n._(descriptionOf(last, shown?.review.status === "held"))}
      confirm={i18n._(decisionNames[last])}
      problems={decisionProblems}
      act={() => {
        if (asked === undefined) return undefined
        const isUnexplained = last === "takeDown" && reason.current.trim() === ""
        setMissing(isUnexplained)
        if (isUnexplained) return undefined
        return onDecide(asked.decision, asked.review, reason.current).then((outcome) => {
          if (outcome.kind === "done") toast(i18n._(decisionsDone[asked.decision]))
          return outcome
        })
      }}
    >
      <NoMailServer own={sending} />
      {last === "takeDown" && (
        <BoundedField
          id="removal-reason"
          label={<Trans>Grund für Käufer und Händler</Trans>}
          error={isMissing ? <Trans>Bitte schreiben Sie einen Grund.</Trans> : undefined}
          most={longestRemovalReason}
          rows={3}
          required
          onText={(text) => {
            reason.current = text
          }}
        />
      )}
    </ActDialog>
  )
}
