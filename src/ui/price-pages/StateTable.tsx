import { useLingui } from "@lingui/react/macro"
import type { CountryId, CurrencyCode } from "../../domain/place/country.ts"
import type { AreaPrices } from "./area-prices.ts"
import type { ComparedProduct, StatePrices } from "./price-facts.ts"
import { PriceTable, PriceTableNote } from "./PriceTable.tsx"
import s from "./PriceTable.module.css"

const ownRow = (own: AreaPrices, sign: string): AreaPrices => ({
  ...own,
  places: [sign, own.places].filter((part) => part !== undefined).join(", ")
})

interface StateTableProps {
  readonly countryId: CountryId
  readonly currency: CurrencyCode
  readonly products: ReadonlyArray<ComparedProduct>
  readonly states: ReadonlyArray<StatePrices>
  readonly own: AreaPrices | undefined
}

/** Prices of the federal states side by side, the visitor's own place first. */
export function StateTable({ countryId, currency, products, states, own }: StateTableProps) {
  const { t } = useLingui()
  const places = states.map(({ name, ...state }) => ({ ...state, title: name, places: undefined }))
  const ownPlace = own && ownRow(own, t`Ihr Ort`)
  return (
    <div className={s["block"]}>
      <PriceTable
        label={t`Preise nach Region`}
        head={countryId === 3 ? t`Kanton` : t`Bundesland`}
        currency={currency}
        products={products}
        areas={places}
        own={ownPlace}
        isShared
      />
      <PriceTableNote areas={ownPlace === undefined ? places : [ownPlace, ...places]} />
    </div>
  )
}
