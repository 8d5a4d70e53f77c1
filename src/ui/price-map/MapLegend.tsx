import { Trans } from "@lingui/react/macro"
import { allPriceSteps } from "../../domain/price-history/price-steps.ts"
import { hatchedUnlessPriced } from "./hatching.ts"
import s from "./StateMap.module.css"

interface MapLegendProps {
  readonly hasPrices: boolean
  /** Some states have no price of their own. */
  readonly hasGaps: boolean
}

/** What the colours of the map say. */
export function MapLegend({ hasPrices, hasGaps }: MapLegendProps) {
  return (
    <figcaption className={s["legend"]}>
      {hasPrices && (
        <span className={s["key"]}>
          <Trans>günstiger</Trans>
          <svg viewBox="0 0 280 24" width="140" height="12" aria-hidden="true">
            {allPriceSteps.map((step) => (
              <rect
                key={step}
                x={step * 57}
                width="52"
                height="24"
                className={s["swatch"]}
                data-step={step}
              />
            ))}
          </svg>
          <Trans>teurer</Trans>
        </span>
      )}
      {hasGaps && (
        <span className={s["key"]}>
          <svg viewBox="0 0 52 24" width="26" height="12" aria-hidden="true">
            <rect width="52" height="24" className={s["swatch"]} fill={hatchedUnlessPriced(null)} />
          </svg>
          <Trans>ohne eigenen Preis</Trans>
        </span>
      )}
    </figcaption>
  )
}
