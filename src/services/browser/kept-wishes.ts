import type { Calculation, OptionChoice } from "../../domain/options/calculation.ts"
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

/** Parses the buyer's selections in a stored value. */
export const asQuery = (value: unknown): QueryValues | undefined =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string")
    ? Object.fromEntries(Object.entries(value))
    : undefined

const stored = (key: WishKey, values: KeptValues): PartialCalculation => {
  const query = readKept(values, wishesKey(key), asQuery) ?? recallCookie(key)
  return query === undefined ? {} : parseOrderQuery(key.countryId, query).calculation
}

const isPast = ({ desiredDate }: OptionChoice): boolean =>
  desiredDate !== undefined && desiredDate < new Date().toISOString().slice(0, 10)

/**
 * Returns the buyer's selections stored in this browser, in local storage or else in a cookie, without dates that have
 * passed; no selections if nothing valid is stored.
 */
export const recallWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const wishes = stored(key, values)
  return wishes.parameters?.some(isPast)
    ? { ...wishes, parameters: wishes.parameters.filter((choice) => !isPast(choice)) }
    : wishes
}

/** Returns the stored day if it has passed, so that the list can report it; `recallWishes` leaves such a day out. */
export const recallPastDay = (key: WishKey, values: KeptValues = localValues): OptionChoice | undefined =>
  stored(key, values).parameters?.find(isPast)

/** Stores all selections of a calculation in local storage. */
export const keepWishes = (calculation: Calculation, values: KeptValues = localValues): void =>
  values.set(wishesKey(calculation), JSON.stringify(encodeOrderQuery(calculation)))

/** Deletes the stored selections; called when the simple form is submitted (rule start.clears). */
export const forgetWishes = (key: WishKey, values: KeptValues = localValues): void => {
  values.remove(wishesKey(key))
  forgetWishesCookie(key)
}
