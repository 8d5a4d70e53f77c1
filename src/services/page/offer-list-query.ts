import { type Calculation, type Ordering } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { desiredDateId } from "../../domain/options/option-ids.ts"
import {
  encodeOrderQuery,
  parseOrderQuery,
  type PartialCalculation,
  type QueryValues
} from "../../domain/options/order-query.ts"
import { parseAmount } from "../../domain/product/amount.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"

/**
 * All search parameters that an offer list depends on: the order query, the sort order and the date of the plain HTML
 * form.
 */
export const offerListKeys = [
  "zipCode",
  "amount",
  "stations",
  "product",
  "options",
  "cn",
  "ap",
  "pcert",
  "lbp",
  "pbc",
  "pbs",
  "opcert",
  "olbp",
  "sort",
  "desiredDate",
  "bags"
] as const

/** Search parameter that shows the details of one offer on pages without JavaScript; its value is the offer's id. */
export const detailsKey = "details"

type Search = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value.filter((part) => typeof part === "string").join(",")
    : typeof value === "string"
      ? value
      : undefined

const orderingOf = (text: string | undefined): Ordering => (text === "1" ? 1 : text === "2" ? 2 : 0)

/**
 * Parses an amount as the amount field does (rule amount.reading). Invalid input becomes 0, for which the field then
 * shows an error.
 */
const amountOf = (groupId: ProductGroupId, text: string | undefined): number | undefined =>
  parseAmount(text ?? "", productGroup(groupId).unit) ?? undefined

/** Converts the separate date field of the plain HTML form to the dated option of the group. */
const withDesiredDate = (groupId: ProductGroupId, options: string | undefined, date: string | undefined) => {
  if (date === undefined || date === "") return options
  return [`${desiredDateId(groupId)}$dt${date}`, options ?? ""].join(",")
}

/** Splits weight and number of the sacks, which the plain HTML form sends in one field. */
const bagsOf = (values: QueryValues): QueryValues => {
  const [, size, count] = /^([0-9]{1,3})x([0-9]{1,3})$/u.exec(values["bags"] ?? "") ?? []
  return size === undefined || count === undefined ? {} : { pbs: size, pbc: count }
}

/**
 * Reads the search parameters of an offer list. Plain HTML forms (without JavaScript) send amounts as they were typed
 * ("6.000") and repeat the key of each option; both are converted to the format of the order query.
 */
export const readOfferListQuery = (
  countryId: CountryId,
  groupId: ProductGroupId,
  search: Search
): PartialCalculation => {
  const values: { [name: string]: string | undefined } = {}
  for (const key of offerListKeys) values[key] = textOf(search[key])
  // a fraction of tonnes is part of no order query, but the list asks about it (rule amount.tonnes)
  const amount = amountOf(groupId, values["amount"])
  const query = parseOrderQuery(countryId, {
    ...values,
    ...bagsOf(values),
    options: withDesiredDate(groupId, values["options"], values["desiredDate"])
  })
  return { ...query.calculation, amount, ordering: orderingOf(values["sort"]) }
}

/** Returns the search parameters of a calculation's offer list; the default sort order is left out. */
export const writeOfferListQuery = (calculation: Calculation): QueryValues => ({
  ...encodeOrderQuery(calculation),
  ...(calculation.ordering === 0 ? {} : { sort: String(calculation.ordering) })
})
