import { Trans } from "@lingui/react/macro"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatMoney } from "../kit/format.ts"
import { formatChange } from "../kit/format-prices.ts"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import type { AreaPrices } from "./area-prices.ts"
import type { ComparedProduct } from "./price-facts.ts"
import s from "./PriceTable.module.css"

interface PriceTableProps {
  /** Name of the table for screen readers; it is not a heading of the page. */
  readonly label: string
  /** Heading of the row names: "Bundesland", "Gebiet". */
  readonly head: string
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly areas: ReadonlyArray<AreaPrices>
  /** The visitor's own place, which comes first; the other rows are the same for all visitors. */
  readonly own?: AreaPrices | undefined
  /** Path of the page that contains the table; the row of that page has no link. */
  readonly here?: string
  /** Whether many pages show the same rows, so that they are rendered only once. */
  readonly isShared?: boolean
}

/**
 * Prices of several areas side by side; each area links to its page. For an area without a price of its own, the table
 * shows the price of another area and names that area.
 */
export function PriceTable(props: PriceTableProps) {
  const { label, head, products, areas, own, isShared = false, ...rest } = props
  const rowsOf = (shown: ReadonlyArray<AreaPrices>) => (
    <AreaRows areas={shown} products={products} {...rest} />
  )
  const shown = isShared
    ? { products, rest, areas: areas.map((area) => ({ ...area, prices: [...area.prices] })) }
    : undefined
  const rows = useKeptInside("price-pages/PriceTable", shown, rowsOf(areas))
  return (
    <section className={s["scroll"]} aria-label={label} {...scrolledByKeys}>
      <table className={s["table"]}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {products.map(({ productId, name }) => (
              <th key={productId} scope="col" className={s["number"]}>
                {name}
                <span className={s["unit"]}>
                  <Trans>je Tonne</Trans>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {own !== undefined && <tbody>{rowsOf([own])}</tbody>}
        <tbody {...rows} />
      </table>
    </section>
  )
}

function AreaRows({ areas, products, currency, here }: Omit<PriceTableProps, "label" | "head">) {
  const href = useHref()
  return areas.map(({ title, places, path, isCountrys, prices }) => (
    <tr key={path ?? title} data-borrowed={isCountrys}>
      <th scope="row">
        {path === undefined || path === here ? title : <a href={href(path)}>{title}</a>}{" "}
        {places !== undefined && <span className={s["mark"]}>{places}</span>}
        {isCountrys && (
          <span className={s["mark"]}>
            <Trans>Landeswert</Trans>
          </span>
        )}
      </th>
      {products.map(({ productId }) => (
        <td key={productId} className={s["number"]}>
          <PriceWithChange found={prices.get(productId)} currency={currency} />
        </td>
      ))}
    </tr>
  ))
}

interface PriceWithChangeProps {
  readonly found: { readonly price: number; readonly changePercent: number } | undefined
  readonly currency: CurrencyCode
}

function PriceWithChange({ found, currency }: PriceWithChangeProps) {
  const { locale } = useSite()
  if (found === undefined) return "–"
  const { price, changePercent } = found
  return (
    <>
      {formatMoney(locale.bcp47, currency, toDecimal(price))}
      <span className={s["change"]} data-way={changePercent > 0 ? "up" : changePercent < 0 ? "down" : "same"}>
        {formatChange(locale.bcp47, changePercent)}
      </span>
    </>
  )
}

/** Explains the prices of a table, and whose prices are shown for areas without prices of their own. */
export function PriceTableNote({ areas }: { readonly areas: ReadonlyArray<AreaPrices> }) {
  return (
    <p className={s["note"]}>
      <Trans>Mittel der günstigsten Angebote. Die Veränderung gilt gegenüber dem Vortag.</Trans>{" "}
      {areas.some(({ isCountrys }) => isCountrys) && (
        <Trans>
          Wo es keinen eigenen Preis gibt, steht der des ganzen Landes, als „Landeswert“ gekennzeichnet.
        </Trans>
      )}
    </p>
  )
}
