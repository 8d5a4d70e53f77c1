import { Trans } from "@lingui/react/macro"
import { StepLegend } from "./StepLegend.tsx"

/** Legend of a price map; renders no colours if there are no prices. */
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
