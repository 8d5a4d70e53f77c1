import { Trans } from "@lingui/react/macro"
import type { Unit } from "../../domain/product/group-facts.ts"
import type { MoneyFigures } from "../../domain/statistics/statistic.ts"
import { formatCount, formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"

/** What orders come to, as cells of a table; goods of several units have no amount. */
export function FigureCells({ figures }: { readonly figures: MoneyFigures }) {
  const tag = useSite().locale.bcp47
  const { orders, cancellations, settled, amount, unit, revenue, averagePrice, currency } = figures
  return (
    <>
      <td>{formatCount(tag, orders)}</td>
      <td>{formatCount(tag, cancellations)}</td>
      <td>{formatCount(tag, settled)}</td>
      <td>{amount === null || unit === null ? <None /> : <Amount amount={amount} unit={unit} />}</td>
      <td>{formatMoney(tag, currency, revenue)}</td>
      <td>
        {averagePrice === null || unit === null ? (
          <None />
        ) : (
          <>
            {formatMoney(tag, currency, averagePrice)}{" "}
            <span className={s["unit"]}>
              {unit === "kg" ? (
                <Trans>je t</Trans>
              ) : unit === "l" ? (
                <Trans>je 100 l</Trans>
              ) : (
                <Trans>je Pal.</Trans>
              )}
            </span>
          </>
        )}
      </td>
    </>
  )
}

/** Short, as columns are narrow: "6.000 kg", "12 Pal.". */
function Amount({ amount, unit }: { readonly amount: number; readonly unit: Unit }) {
  const count = formatCount(useSite().locale.bcp47, amount)
  return unit === "Palette" ? (
    <Trans>{count} Pal.</Trans>
  ) : (
    <>
      {count}&nbsp;{unit}
    </>
  )
}

function None() {
  return <span className={s["note"]}>–</span>
}

/** Heads of the same cells. */
export function FigureHeads() {
  return (
    <>
      <th scope="col">
        <Trans>Bestellungen</Trans>
      </th>
      <th scope="col">
        <Trans>davon storniert</Trans>
      </th>
      <th scope="col">
        <Trans>davon bezahlt</Trans>
      </th>
      <th scope="col">
        <Trans>Menge</Trans>
      </th>
      <th scope="col">
        <Trans>Umsatz brutto</Trans>
      </th>
      <th scope="col">
        <Trans>Ø-Preis</Trans>
      </th>
    </>
  )
}

/** What the figures mean, under every table of them. */
export function FigureNote() {
  return (
    <p className={s["note"]}>
      <Trans>
        Storniert heißt: abgelehnt, storniert oder widerrufen. Menge und Umsatz sind die der übrigen
        Bestellungen, nach der Lieferung das Gelieferte.
      </Trans>
    </p>
  )
}
