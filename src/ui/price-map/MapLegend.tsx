import { useLingui } from "@lingui/react/macro"
import { StepLegend } from "./StepLegend.tsx"

/** Legend of a price map; renders no colours if there are no prices. */
export function MapLegend({
  hasPrices,
  hasGaps
}: {
  readonly hasPrices: boolean
  readonly hasGaps: boolean
}) {
  const { t } = useLingui()
  return (
    <StepLegend
      steps={hasPrices ? { low: t`günstiger`, high: t`teurer` } : undefined}
      gap={hasGaps ? t`ohne eigenen Preis` : undefined}
    />
  )
}
