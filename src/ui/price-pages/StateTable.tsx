import { useLingui } from "@lingui/react/macro"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { ComparedProduct, StatePrices } from "./price-facts.ts"
import { PriceTable, PriceTableNote } from "./PriceTable.tsx"
import s from "./PriceTable.module.css"

interface StateTableProps {
  readonly countryId: CountryId
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly states: ReadonlyArray<StatePrices>
}

/** The prices of the states beside each other. */
export function StateTable({ countryId, currency, products, states }: StateTableProps) {
  const { t } = useLingui()
  const areas = states.map(({ name, ...state }) => ({ ...state, title: name, places: undefined }))
  return (
    <div className={s["block"]}>
      <PriceTable
        label={t`Preise nach Region`}
        head={countryId === 3 ? t`Kanton` : t`Bundesland`}
        currency={currency}
        products={products}
        areas={areas}
      />
      <PriceTableNote areas={areas} />
    </div>
  )
}
