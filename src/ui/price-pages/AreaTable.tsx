import { Trans } from "@lingui/react/macro"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatMoney } from "../kit/format.ts"
import { formatChange } from "../kit/format-prices.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { AreaPrices } from "./local-facts.ts"
import type { ComparedProduct } from "./price-facts.ts"
import s from "./StateTable.module.css"

interface AreaTableProps {
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly areas: ReadonlyArray<AreaPrices>
  /** The page that it stands on: its own row is no link. */
  readonly here: string
}

/** More rows than this wait behind a click. */
const shown = 12

/** The prices of areas beside each other, each with the way to its page. */
export function AreaTable(props: AreaTableProps) {
  const { areas } = props
  const rest = areas.slice(shown)
  return (
    <div className={s["block"]}>
      <Table {...props} areas={areas.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary className={s["more"]}>
            <Trans>{rest.length} weitere Gebiete</Trans>
          </summary>
          <Table {...props} areas={rest} />
        </details>
      )}
      <p className={s["note"]}>
        <Trans>Mittel der günstigsten Angebote. Die Veränderung gilt gegenüber dem Vortag.</Trans>{" "}
        {areas.some(({ isCountrys }) => isCountrys) && (
          <Trans>
            Wo es keinen eigenen Preis gibt, steht der des ganzen Landes, als „Landeswert“ gekennzeichnet.
          </Trans>
        )}
      </p>
    </div>
  )
}

function Table({ currency, products, areas, here }: AreaTableProps) {
  const { locale } = useSite()
  const href = useHref()
  const money = (cents: number) => formatMoney(locale.bcp47, currency, toDecimal(cents))
  const wayOf = (percent: number) => (percent > 0 ? "up" : percent < 0 ? "down" : "same")
  return (
    <div className={s["scroll"]}>
      <table className={s["table"]}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Gebiet</Trans>
            </th>
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
        <tbody>
          {areas.map(({ title, places, path, isCountrys, prices }) => (
            <tr key={title} data-borrowed={isCountrys}>
              <th scope="row">
                {path === undefined || path === here ? title : <a href={href(path)}>{title}</a>}
                {places !== undefined && <span className={s["mark"]}>{places}</span>}
                {isCountrys && (
                  <span className={s["mark"]}>
                    <Trans>Landeswert</Trans>
                  </span>
                )}
              </th>
              {products.map(({ productId }) => {
                const found = prices.get(productId)
                return (
                  <td key={productId} className={s["number"]}>
                    {found === undefined ? (
                      "–"
                    ) : (
                      <>
                        {money(found.price)}
                        <span className={s["change"]} data-way={wayOf(found.changePercent)}>
                          {formatChange(locale.bcp47, found.changePercent)}
                        </span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
