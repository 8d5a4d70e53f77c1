import { useLingui } from "@lingui/react/macro"
import { noSteps } from "../../domain/figures/shop-steps.ts"
import { periodDaysOf } from "../../domain/statistics/series.ts"
import { PeriodChart } from "../kit/chart/PeriodChart.tsx"
import { formatCount, formatPeriod } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import { periodLabel, periodShort } from "./period-text.ts"
import type { FiguresOf } from "./shop-figures.ts"

/** Chart of the number of requested offer lists by period, and of how many of these lists were empty. */
export function SearchesPicture({ figures, wish }: FiguresOf) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { granularity } = wish
  const name = {
    Day: t`Abgerufene Listen je Tag`,
    Week: t`Abgerufene Listen je Woche`,
    Month: t`Abgerufene Listen je Monat`
  }[granularity]
  const counts = new Map(figures.periods.map((row) => [row.period, row]))
  const format = (value: number) => formatCount(tag, value)
  return (
    <>
      <div className={s["head"]}>
        <h2>{name}</h2>
      </div>
      <PeriodChart
        name={name}
        hint={t`Zeigen Sie auf einen Zeitraum, oder gehen Sie mit den Pfeiltasten von einem zum nächsten.`}
        series={[
          { key: "searched", name: t`Abgerufene Listen` },
          { key: "empty", name: t`davon ohne Angebot` }
        ]}
        points={periodDaysOf(wish, granularity).map((days) => {
          const { searched, empty } = counts.get(days.period) ?? noSteps
          return {
            key: days.period,
            label: periodLabel(tag, days, granularity),
            short: periodShort(tag, days, granularity),
            values: [searched, empty]
          }
        })}
        total={{
          label: formatPeriod(tag, wish.from, wish.to),
          values: [figures.total.searched, figures.total.empty]
        }}
        isCount
        format={format}
        formatTick={format}
      />
    </>
  )
}
