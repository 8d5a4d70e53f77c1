import { Trans } from "@lingui/react/macro"
import { StepLegend } from "./StepLegend.tsx"

/** What the colours of a map of prices say; without a price anywhere there are none. */
export function MapLegend({
  hasPrices,
  hasGaps
}: {
  readonly hasPrices: boolean
  readonly hasGaps: boolean
}) {
  return (
    <StepLegend
      steps={hasPrices ? { low: <Trans>günstiger</Trans>, high: <Trans>teurer</Trans> } : undefined}
      gap={hasGaps ? <Trans>ohne eigenen Preis</Trans> : undefined}
    />
  )
}
