import { Trans, useLingui } from "@lingui/react/macro"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { ShownFigures } from "../../domain/statistics/statistic.ts"
import { FigureCells, FigureHeads } from "./FigureCells.tsx"
import s from "./Figures.module.css"
import { scrolledByKeys } from "./scrolled-by-keys.ts"

export interface DealerSales {
  readonly dealerId: number
  readonly dealer: string
  readonly rows: ReadonlyArray<ShownFigures & { readonly productId: number; readonly product: string }>
  readonly total: ShownFigures
}

export interface SalesTotal extends ShownFigures {
  readonly currency: CurrencyCode
}

interface SalesTableProps {
  readonly dealers: ReadonlyArray<DealerSales>
  readonly total: SalesTotal
}

/** Each dealer with what was ordered of which product, a sum of each and one of all. */
export function SalesTable({ dealers, total }: SalesTableProps) {
  const { t } = useLingui()
  const { currency } = total
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
          {dealers.map(({ dealerId, dealer, rows, total: own }) => (
            <tbody key={dealerId}>
              <tr className={s["group"]}>
                <th scope="rowgroup" colSpan={7} className={s["name"]}>
                  {dealer} <span className={s["unit"]}>Nr. {dealerId}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.productId} data-row="product">
                  <th scope="row" className={s["name"]}>
                    {row.product}
                  </th>
                  <FigureCells figures={row} currency={currency} />
                </tr>
              ))}
              {rows.length > 1 && (
                <tr className={s["sum"]}>
                  <th scope="row" className={s["name"]}>
                    <Trans>Summe des Händlers</Trans>
                  </th>
                  <FigureCells figures={own} currency={currency} />
                </tr>
              )}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" className={s["name"]}>
                <Trans>Summe aller Händler</Trans>
              </th>
              <FigureCells figures={total} currency={currency} />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}
