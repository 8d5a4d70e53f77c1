import type { CountryId } from "../place/country.ts"
import { type Region, regionsOf } from "../place/region.ts"
import type { ComparableUnit } from "../price-history/comparable-price.ts"
import { type ProductGroup, productGroup } from "../product/product-group.ts"
import { groupTable } from "../product/group-table.ts"

/** Countries with their codes and English names in open data (rule price.open-data). */
export const openCountries = {
  de: { id: 1, name: "Germany" },
  at: { id: 2, name: "Austria" },
  ch: { id: 3, name: "Switzerland and Liechtenstein" }
} as const satisfies Readonly<Record<string, { readonly id: CountryId; readonly name: string }>>

export type OpenCountry = keyof typeof openCountries

export const openCountryCodes: readonly [OpenCountry, ...ReadonlyArray<OpenCountry>] = ["de", "at", "ch"]

export const isOpenCountry = (text: string): text is OpenCountry => Object.hasOwn(openCountries, text)

export const openCountryOf = (countryId: CountryId): OpenCountry =>
  countryId === 1 ? "de" : countryId === 2 ? "at" : "ch"

/** Product groups in open data: their names in paths and in English. */
const products: Readonly<Record<keyof typeof groupTable, readonly [product: string, name: string]>> = {
  heatingOil: ["heating-oil", "Heating oil"],
  diesel: ["diesel", "Diesel"],
  loosePellets: ["loose-pellets", "Wood pellets, loose"],
  sacks: ["bagged-pellets", "Wood pellets in bags"],
  adBlue: ["adblue", "AdBlue"],
  bigBags: ["big-bag-pellets", "Wood pellets in big bags"],
  firewood: ["firewood", "Firewood"],
  briquettes: ["wood-briquettes", "Wood briquettes"],
  woodChips: ["wood-chips", "Wood chips"],
  industrialPellets: ["industrial-pellets", "Industrial wood pellets"]
}

export interface OpenProduct {
  /** Name in paths and responses. */
  readonly product: string
  readonly name: string
  readonly group: ProductGroup
}

const namesOf = new Map(Object.entries(products))

/** All products, in the order of the shop. */
export const openProducts: ReadonlyArray<OpenProduct> = Object.entries(groupTable).flatMap(
  ([key, { id }]) => {
    const names = namesOf.get(key)
    return names === undefined ? [] : [{ product: names[0], name: names[1], group: productGroup(id) }]
  }
)

export const openProductOf = (product: string): OpenProduct | undefined =>
  openProducts.find((each) => each.product === product)

/** Returns the path of the API calls for a product in a country. */
export const openPathOf = (country: OpenCountry, product: string): `/${string}` =>
  `/api/open/prices/${country}/${product}`

/** The unit of a price, in words: prices of all wood products are compared per tonne, whatever their packaging. */
export const openUnits = { tonne: "1000 kg", hundredLitres: "100 l" } as const satisfies Readonly<
  Record<ComparableUnit, string>
>

/**
 * Returns the amount that the price is calculated for: "6000 kg", "6 pallets". The price includes delivery and all
 * unavoidable fees.
 */
export const openAmountOf = ({ comparisonAmount, unit }: ProductGroup): string =>
  unit === "Palette"
    ? `${comparisonAmount} ${comparisonAmount === 1 ? "pallet" : "pallets"}`
    : `${comparisonAmount} ${unit}`

/** Finds a federal state by the path segment of its pages, e.g. "bayern". */
export const openStateOf = (countryId: CountryId, state: string): Region | undefined =>
  regionsOf(countryId).find(({ slug }) => slug === state)
