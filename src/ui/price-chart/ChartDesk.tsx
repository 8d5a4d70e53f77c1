import { Trans, useLingui } from "@lingui/react/macro"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartWish, Comparison } from "../../domain/price-history/chart-wish.ts"
import { rangeTypes } from "../../domain/price-history/range.ts"
import { useRangeNames } from "../kit/chart-range/use-range-names.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import type { ChartChoices } from "../../domain/price-history/chart-choices.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import s from "./ChartDesk.module.css"
import { ChartTable } from "./ChartTable.tsx"
import { ComparisonForm } from "./ComparisonForm.tsx"
import { PriceChart } from "./PriceChart.tsx"

interface ChartDeskProps {
  readonly name: string
  readonly unit: ChartUnit
  readonly choices: ChartChoices
  readonly wish: ChartWish
  readonly data: ChartData
  /** The previous chart remains visible while prices are loading, or if there is no response. */
  readonly status: "drawn" | "loading" | "failed"
  readonly hrefOf: (wish: ChartWish) => string
  /** URL of the file with the chart's values; undefined if there is none. */
  readonly dataHref: string | undefined
  readonly onWish: (wish: ChartWish) => void
  readonly onRetry: () => void
}

/** A chart with controls for its range and comparison, and the chart's values as a table. */
export function ChartDesk(props: ChartDeskProps) {
  const { name, unit, choices, wish, data, status, hrefOf, dataHref, onWish, onRetry } = props
  const { t } = useLingui()
  const rangeNames = useRangeNames()
  const hasComparisons = choices.products.length + choices.states.length > 0
  const compare = (comparison: Comparison | null) => onWish({ ...wish, comparison })
  return (
    <div className={s["desk"]} data-status={status} aria-busy={status === "loading"}>
      <div className={s["choices"]}>
        <nav aria-label={t`Zeitraum`}>
          <ul className={s["ranges"]}>
            {rangeTypes.map((rangeType) => (
              <li key={rangeType}>
                <a
                  href={hrefOf({ ...wish, rangeType })}
                  className={s["range"]}
                  aria-current={rangeType === wish.rangeType ? "true" : undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    onWish({ ...wish, rangeType })
                  }}
                >
                  {rangeNames[rangeType]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hasComparisons && (
          <ComparisonForm choices={choices} wish={wish} action={hrefOf(wish)} onCompare={compare} />
        )}
      </div>
      <PriceChart name={name} data={data} unit={unit} />
      <LiveRegion>{status === "loading" && t`Die Preise werden geladen.`}</LiveRegion>
      {status === "failed" && (
        <p className={s["failed"]} role="alert">
          <Trans>Die gewählten Preise kommen gerade nicht an; das Bild zeigt noch die vorigen.</Trans>{" "}
          <button type="button" className={s["again"]} onClick={onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </button>
        </p>
      )}
      <div className={s["figures"]}>
        <ChartTable name={name} data={data} unit={unit} hasFile={dataHref !== undefined} />
        {dataHref !== undefined && (
          <a href={dataHref} download className={s["file"]}>
            <Trans>Daten als CSV</Trans>
          </a>
        )}
      </div>
    </div>
  )
}
