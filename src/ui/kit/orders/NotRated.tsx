import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"

/** Explains who may rate an order (rule review.source). */
export function OnlyBuyersRate() {
  return (
    <Trans>
      Eine Lieferung bewertet nur, wer sie gekauft hat, und niemand, der für den Händler arbeitet.
    </Trans>
  )
}

/** Explains why the rating of an order has not begun. */
export function NotRated({ outcome }: { readonly outcome: CallOutcome }) {
  return outcome.kind === "invalid" && outcome.code === "own" ? (
    <OnlyBuyersRate />
  ) : (
    <Trans>Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>
  )
}
