import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { periodDaysOf } from "../../domain/statistics/series.ts"
import { Button } from "../kit/Button.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import { periodDays, weekName } from "./period-text.ts"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import type { FiguresOf } from "./shop-figures.ts"
import { StepCells, StepHeads } from "./StepCells.tsx"

/**
 * Maximum number of periods shown initially: a month of days. More are shown on request, so that the content below the
 * table stays near.
 */
const atOnce = 31

/** Table of the chart values by period, latest first. */
export function StepsTable({ figures, wish }: FiguresOf) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const [shown, setShown] = useState(atOnce)
  const daysOf = new Map(periodDaysOf(wish, wish.granularity).map((days) => [days.period, days]))
  const rows = figures.periods.toReversed()
  const left = rows.length - shown
  return (
    <>
      <section className={s["scroller"]} aria-label={t`Tabelle der Zahlen`} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col" className={s["name"]}>
                <Trans>Zeitraum</Trans>
              </th>
              <StepHeads />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const days = daysOf.get(row.period)
              const week = weekName(row.period)
              return (
                <tr key={row.period}>
                  <th scope="row" className={s["name"]}>
                    {week !== undefined && <strong>{week} </strong>}
                    <span className={week === undefined ? undefined : s["quiet"]}>
                      {days === undefined ? row.period : periodDays(tag, days, wish.granularity)}
                    </span>
                  </th>
                  <StepCells counts={row} />
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={s["name"]}>
                <Trans>Summe</Trans>
              </th>
              <StepCells counts={figures.total} />
            </tr>
          </tfoot>
        </table>
      </section>
      {left > 0 && (
        <div className={s["head"]}>
          <span className={s["note"]}>
            <Plural
              value={left}
              one="Noch eine Zeile; die Summe ist über alle."
              other="Noch # Zeilen; die Summe ist über alle."
            />
          </span>
          <Button look="secondary" onClick={() => setShown(shown + atOnce)}>
            <Trans>Weitere Zeilen zeigen</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
