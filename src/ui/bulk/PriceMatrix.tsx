import { Plural, Trans } from "@lingui/react/macro"
import type { MatrixPrice } from "../../domain/bulk/bulk-calculation.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { formatMoney } from "../kit/format.ts"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import { Amount } from "./Amount.tsx"
import s from "./PriceMatrix.module.css"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"

interface PriceMatrixProps {
  readonly group: ProductGroup
  readonly matrix: ReadonlyArray<MatrixPrice>
  /** The cell of the table that is closest to the order's total amount and number of points. */
  readonly here: MatrixPrice | undefined
  readonly offer: Pick<Offer, "currency" | "unitPriceUnit">
}

const distinct = (values: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(values)].toSorted((one, other) => one - other)

/** Removes the currency from a formatted amount of money; the caption states the currency once for all cells. */
const figuresOf = (money: string): string => money.replaceAll(/[^0-9.,’]/gu, "")

/** The lowest unit price by total amount and number of points; shows when one more neighbour would save money. */
export function PriceMatrix({ group, matrix, here, offer }: PriceMatrixProps) {
  const { locale } = useSite()
  const amounts = distinct(matrix.map(({ amount }) => amount))
  const stations = distinct(matrix.map((cell) => cell.stations))
  return (
    <div className={s["matrix"]} id="preise-nach-menge">
      <h2 id="prices-by-amount">
        <Trans>Was andere Mengen kosten würden</Trans>
      </h2>
      <section className={s["scroll"]} aria-labelledby="prices-by-amount" {...scrolledByKeys}>
        <table className={s["table"]}>
          <caption className={s["caption"]}>
            <Trans>
              Günstigster Endpreis in {offer.currency} <PriceUnit unit={offer.unitPriceUnit} />, nach
              Gesamtmenge und Zahl der Lieferstellen
            </Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Gesamtmenge</Trans>
              </th>
              {stations.map((count) => (
                <th key={count} scope="col">
                  <span className={s["count"]}>{count}</span>{" "}
                  <span className={s["stelle"]}>
                    <Plural value={count} one="Stelle" other="Stellen" />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amounts.map((amount) => (
              <tr key={amount}>
                <th scope="row">
                  <Amount amount={amount} unit={group.unit} />
                </th>
                {stations.map((count) => (
                  <Cell
                    key={count}
                    cell={matrix.find((each) => each.amount === amount && each.stations === count)}
                    here={here}
                    format={(price) => figuresOf(formatMoney(locale.bcp47, offer.currency, price))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {here !== undefined && (
        <p className={s["note"]}>
          <span className={s["mark"]} aria-hidden="true" />{" "}
          <Trans>Markiert: der Wert, dem Ihre Bestellung am nächsten kommt.</Trans>
        </p>
      )}
    </div>
  )
}

function Cell({
  cell,
  here,
  format
}: {
  readonly cell: MatrixPrice | undefined
  readonly here: MatrixPrice | undefined
  readonly format: (price: number) => string
}) {
  if (cell === undefined)
    return (
      <td className={s["none"]}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>nicht möglich</Trans>
        </VisuallyHidden>
      </td>
    )
  const isHere = cell === here
  return (
    <td className={isHere ? s["here"] : undefined} aria-current={isHere || undefined}>
      {format(cell.unitPrice)}
      {isHere && (
        <VisuallyHidden>
          {" "}
          <Trans>Ihre Bestellung</Trans>
        </VisuallyHidden>
      )}
    </td>
  )
}
