import { Trans, useLingui } from "@lingui/react/macro"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatMoney } from "../kit/format.ts"
import { formatChange } from "../kit/format-prices.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { ComparedProduct, StatePrices } from "./price-facts.ts"
import s from "./StateTable.module.css"

interface StateTableProps {
  readonly countryId: CountryId
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly states: ReadonlyArray<StatePrices>
}

/** The prices of the states beside each other; one without its own says whose it shows. */
export function StateTable({ countryId, currency, products, states }: StateTableProps) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const head = countryId === 3 ? t`Kanton` : t`Bundesland`
  const hasBorrowed = states.some(({ isCountrys }) => isCountrys)
  return (
    <div className={s["block"]}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than the page is moved by keys once it has the focus */}
      <section className={s["scroll"]} aria-label={t`Preise nach Region`} tabIndex={0}>
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
          <tbody>
            {states.map(({ mapId, name, path, isCountrys, prices }) => (
              <tr key={mapId} data-borrowed={isCountrys}>
                <th scope="row">
                  <a href={href(path)}>{name}</a>
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
                          {formatMoney(locale.bcp47, currency, toDecimal(found.price))}
                          <span
                            className={s["change"]}
                            data-way={
                              found.changePercent > 0 ? "up" : found.changePercent < 0 ? "down" : "same"
                            }
                          >
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
      </section>
      <p className={s["note"]}>
        <Trans>Die Veränderung gilt gegenüber dem Vortag.</Trans>{" "}
        {hasBorrowed && (
          <Trans>
            Wo es keinen eigenen Preis gibt, steht der des ganzen Landes, als „Landeswert“ gekennzeichnet.
          </Trans>
        )}
      </p>
    </div>
  )
}
