import { Trans } from "@lingui/react/macro"
import { ArrowDown, ArrowUp } from "lucide-react"
import type { ReactNode } from "react"
import type { Unit } from "../../domain/product/group-facts.ts"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import { formatCount, formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import type { SortOf } from "./use-sorted-figures.ts"

/** Counts and amounts of orders as table cells; no amount of goods is shown for goods with different units. */
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

/** Short format for narrow columns: "6.000 kg", "12 Pal.". */
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

/** Table headers for the cells of `FigureCells`; if `sortOf` is given, sortable headers are buttons. */
export function FigureHeads({ sortOf }: { readonly sortOf?: SortOf | undefined }) {
  return (
    <>
      <Head sort={sortOf?.("orders")}>
        <Trans>Bestellungen</Trans>
      </Head>
      <Head sort={sortOf?.("cancellations")}>
        <Trans>davon storniert</Trans>
      </Head>
      <Head sort={sortOf?.("settled")}>
        <Trans>davon bezahlt</Trans>
      </Head>
      <Head>
        <Trans>Menge</Trans>
      </Head>
      <Head sort={sortOf?.("revenue")}>
        <Trans>Umsatz brutto</Trans>
      </Head>
      <Head>
        <Trans>Ø-Preis</Trans>
      </Head>
    </>
  )
}

function Head({ sort, children }: { readonly sort?: ReturnType<SortOf>; readonly children: ReactNode }) {
  const Arrow = sort?.direction === "ascending" ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={sort?.direction}>
      {sort === undefined ? (
        children
      ) : (
        <button type="button" className={s["sort"]} onClick={sort.onPress}>
          {sort.direction !== "none" && <Arrow size={16} aria-hidden="true" />}
          {children}
        </button>
      )}
    </th>
  )
}

/** Explanation of the columns of `FigureCells`, shown below each table that contains them. */
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
