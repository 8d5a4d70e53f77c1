import { allPriceSteps } from "../../domain/price-history/price-steps.ts"
import { hatchedUnlessPriced } from "./hatching.ts"
import s from "./StateMap.module.css"

/** Texts of a legend: the meaning of the colours, and of a federal state without one. */
export interface StepTexts {
  /** Meaning of the palest and the strongest colour; undefined if no federal state is coloured. */
  readonly steps: { readonly low: string; readonly high: string } | undefined
  /** Meaning of a federal state without a colour; undefined if all are coloured. */
  readonly gap?: string | undefined
}

/** Legend of a map's colours, from the palest to the strongest. */
export function StepLegend({ steps, gap }: StepTexts) {
  return (
    <figcaption className={s["legend"]}>
      {steps !== undefined && (
        <span className={s["key"]}>
          {steps.low}
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
          {steps.high}
        </span>
      )}
      {gap !== undefined && (
        <span className={s["key"]}>
          <svg viewBox="0 0 52 24" width="26" height="12" aria-hidden="true">
            <rect width="52" height="24" className={s["swatch"]} fill={hatchedUnlessPriced(null)} />
          </svg>
          {gap}
        </span>
      )}
    </figcaption>
  )
}
