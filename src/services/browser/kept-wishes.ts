import type { Calculation } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import {
  encodeOrderQuery,
  parseOrderQuery,
  type PartialCalculation,
  type QueryValues
} from "../../domain/options/order-query.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { type KeptValues, localValues, readKept, wishesKey } from "./storage.ts"
import { forgetWishesCookie } from "./cookies.ts"
import { recallCookie } from "./wishes-cookie.ts"

export interface WishKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/** Wishes as they stand in a storage. */
export const asQuery = (value: unknown): QueryValues | undefined =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string")
    ? Object.fromEntries(Object.entries(value))
    : undefined

/**
 * The wishes kept in this browser, in its local storage or else in a cookie, without a day that has passed since; nothing kept, or nothing that can be read, is an
 * empty wish.
 */
export const recallWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const query = readKept(values, wishesKey(key), asQuery) ?? recallCookie(key)
  if (query === undefined) return {}
  const { calculation } = parseOrderQuery(key.countryId, query)
  const today = new Date().toISOString()
  return {
    ...calculation,
    parameters: calculation.parameters?.filter(({ desiredDate = today }) => desiredDate >= today.slice(0, 10))
  }
}

/** Keeps all wishes of a calculation in local storage. */
export const keepWishes = (calculation: Calculation, values: KeptValues = localValues): void =>
  values.set(wishesKey(calculation), JSON.stringify(encodeOrderQuery(calculation)))

/** Forgets the wishes, as the start of the simple form does (rule start.clears). */
export const forgetWishes = (key: WishKey, values: KeptValues = localValues): void => {
  values.remove(wishesKey(key))
  forgetWishesCookie(key)
}
