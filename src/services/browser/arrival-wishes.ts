import type { Calculation } from "../../domain/options/calculation.ts"
import {
  encodeOrderQuery,
  type PartialCalculation,
  type QueryValues
} from "../../domain/options/order-query.ts"
import { asQuery, recallWishes, type WishKey } from "./kept-wishes.ts"
import { type KeptValues, localValues, readKept, wishesKey } from "./storage.ts"
import { keepCookie } from "./wishes-cookie.ts"

/**
 * Key that marks stored selections as coming from the page's URL. Other tabs ignore such selections: opening a page
 * must not change anything in other tabs.
 */
const arrival = "arrival"

/**
 * Calls `tell` when another tab of this browser changes the buyer's selections for a country and product group; returns
 * a function that stops listening.
 */
export const onWishesElsewhere = (key: WishKey, tell: (wishes: PartialCalculation) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === wishesKey(key) && event.newValue?.includes(arrival) === false) tell(recallWishes(key))
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

/** Stores the selections in the page's URL, given as query values, and marks them as coming from the URL. */
export const keepArrivalQuery = (key: WishKey, query: QueryValues, values: KeptValues = localValues): void =>
  values.set(wishesKey(key), JSON.stringify({ ...query, [arrival]: "1" }))

/** Stores the selections in the page's URL, given as a calculation, with the same mark. */
export const keepArrival = (calculation: Calculation, values: KeptValues = localValues): void =>
  keepArrivalQuery(calculation, encodeOrderQuery(calculation), values)

/**
 * Stores only the place and the amount. If one of them is `undefined`, its stored value stays unchanged, as do all
 * other stored selections.
 */
export const keepPlaceAndAmount = (
  key: WishKey,
  { zipCode, amount }: { readonly zipCode: string | undefined; readonly amount: number | undefined },
  values: KeptValues = localValues
): void => {
  const { [arrival]: _, ...query } = readKept(values, wishesKey(key), asQuery) ?? {}
  const kept = {
    ...query,
    ...(zipCode === undefined ? {} : { zipCode }),
    ...(amount === undefined ? {} : { amount: String(amount) })
  }
  values.set(wishesKey(key), JSON.stringify(kept))
  if (globalThis.document) keepCookie(key, kept)
}
