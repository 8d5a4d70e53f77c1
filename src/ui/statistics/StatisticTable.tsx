import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useState } from "react"
import { countries } from "../../domain/place/country.ts"
import { seriesOf } from "../../domain/statistics/series.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import type { Statistic, StatisticRow } from "../../machines/period-statistic.machine.ts"
import { Button } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { CurrencyNote } from "./CurrencyNote.tsx"
import { FigureCells, FigureHeads } from "./FigureCells.tsx"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import { useSortedFigures } from "./use-sorted-figures.ts"
import { periodDays, weekName } from "./period-text.ts"

export interface Product {
  readonly id: number
  readonly name: string
}

interface StatisticTableProps {
  readonly statistic: Statistic
  readonly wish: StatisticWish
  readonly products: ReadonlyArray<Product>
}

/**
 * Maximum number of rows shown initially, so that a page with ten thousand rows stays responsive; more are shown on
 * request.
 */
const atOnce = 200

/**
 * Table with the values of the chart and further columns: every period, optionally grouped, followed by one total per
 * currency.
 */
export function StatisticTable({ statistic, wish, products }: StatisticTableProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const [shown, setShown] = useState(atOnce)
  const { totals } = statistic
  const { rows, sortOf } = useSortedFigures(statistic.rows)
  const daysOf = new Map(
    seriesOf(statistic.rows, wish, wish.granularity).map((point) => [point.period, point])
  )
  const isGrouped = wish.groupBy !== "None"
  // postal code areas of several countries are distinguished by country, which also determines the currency
  const hasLands = wish.countryId === undefined && rows.some(({ countryId }) => countryId !== null)
  const groupHead = { None: "", Product: t`Produkt`, ZipArea: t`PLZ-Gebiet`, RatePay: t`Zahlung` }[
    wish.groupBy
  ]
  const groupOf = (row: StatisticRow): string => {
    switch (wish.groupBy) {
      case "None":
        return ""
      case "Product":
        return products.find(({ id }) => id === row.productId)?.name ?? t`Produkt ${row.productId}`
      case "ZipArea":
        return row.zipCode ?? "–"
      case "RatePay":
        return row.ratePay === true ? t`in Raten` : t`auf einmal`
    }
  }
  const nameColumns = [isGrouped, hasLands].filter(Boolean).length + 1
  const left = rows.length - shown
  return (
    <>
      <section className={s["scroller"]} aria-label={t`Tabelle der Statistik`} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col" className={s["name"]}>
                <Trans>Zeitraum</Trans>
              </th>
              {isGrouped && (
                <th scope="col" className={s["words"]}>
                  {groupHead}
                </th>
              )}
              {hasLands && (
                <th scope="col" className={s["words"]}>
                  <Trans>Land</Trans>
                </th>
              )}
              {/* amounts in different currencies cannot be sorted together */}
              <FigureHeads sortOf={totals.length === 1 ? sortOf : undefined} />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const days = daysOf.get(row.period)
              const week = weekName(row.period)
              const note = hasLands ? null : <CurrencyNote of={row} among={totals} />
              return (
                <tr key={`${row.period} ${groupOf(row)} ${row.countryId} ${row.currency}`}>
                  <th scope="row" className={s["name"]}>
                    {week !== undefined && (
                      <>
                        <strong>{week}</strong>
                        {note}{" "}
                      </>
                    )}
                    <span className={week === undefined ? undefined : s["quiet"]}>
                      {days === undefined ? row.period : periodDays(tag, days, wish.granularity)}
                    </span>
                    {week === undefined && note}
                  </th>
                  {isGrouped && <td className={s["words"]}>{groupOf(row)}</td>}
                  {hasLands && (
                    <td className={s["words"]}>{row.countryId !== null && countries[row.countryId].name}</td>
                  )}
                  <FigureCells figures={row} />
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            {totals.map((sum) => (
              <tr key={sum.currency}>
                <th scope="row" colSpan={nameColumns} className={s["name"]}>
                  <Trans>Summe</Trans>
                  <CurrencyNote of={sum} among={totals} />
                </th>
                <FigureCells figures={sum} />
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      {left > 0 && (
        <div className={s["head"]}>
          <span className={s["note"]}>
            <Plural
              value={left}
              one="Noch eine Zeile; die Summe ist über alle."
              other={`Noch ${formatCount(tag, left)} Zeilen; die Summe ist über alle.`}
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
