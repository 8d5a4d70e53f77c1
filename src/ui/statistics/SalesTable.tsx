import { Trans, useLingui } from "@lingui/react/macro"
import { Fragment } from "react"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import { CurrencyNote } from "./CurrencyNote.tsx"
import { FigureCells, FigureHeads } from "./FigureCells.tsx"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"

export interface DealerSales {
  readonly dealerId: number
  readonly dealer: string
  readonly rows: ReadonlyArray<MoneyFigures & { readonly productId: number; readonly product: string }>
  /** One total for each currency. */
  readonly totals: ReadonlyArray<MoneyFigures>
}

interface SalesTableProps {
  readonly dealers: ReadonlyArray<DealerSales>
  readonly totals: ReadonlyArray<MoneyFigures>
}

/** Table of dealers with the orders of each product; totals per dealer and overall, one for each currency. */
export function SalesTable({ dealers, totals }: SalesTableProps) {
  const { t } = useLingui()
  return (
    <>
      <section className={s["scroller"]} aria-label={t`Verkaufsliste`} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col" className={s["name"]}>
                <Trans>Händler und Produkt</Trans>
              </th>
              <FigureHeads />
            </tr>
          </thead>
          {dealers.map(({ dealerId, dealer, rows, totals: own }) => (
            <tbody key={dealerId}>
              <tr className={s["group"]}>
                <th scope="rowgroup" colSpan={7} className={s["name"]}>
                  {dealer} <span className={s["unit"]}>Nr. {dealerId}</span>
                </th>
              </tr>
              {own.map((sum) => {
                const sold = rows.filter(({ currency }) => currency === sum.currency)
                return (
                  <Fragment key={sum.currency}>
                    {sold.map((row) => (
                      <tr key={row.productId} data-row="product">
                        <th scope="row" className={s["name"]}>
                          {row.product}
                          <CurrencyNote of={row} among={own} />
                        </th>
                        <FigureCells figures={row} />
                      </tr>
                    ))}
                    {sold.length > 1 && (
                      <tr className={s["sum"]}>
                        <th scope="row" className={s["name"]}>
                          <Trans>Summe des Händlers</Trans>
                          <CurrencyNote of={sum} among={own} />
                        </th>
                        <FigureCells figures={sum} />
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          ))}
          <tfoot>
            {totals.map((sum) => (
              <tr key={sum.currency}>
                <th scope="row" className={s["name"]}>
                  <Trans>Summe aller Händler</Trans>
                  <CurrencyNote of={sum} among={totals} />
                </th>
                <FigureCells figures={sum} />
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </>
  )
}
