import type { Calculation } from "../../domain/options/calculation.ts"
import {
  encodeOrderQuery,
  type PartialCalculation,
  type QueryValues
} from "../../domain/options/order-query.ts"
import { asQuery, recallWishes, type WishKey } from "./kept-wishes.ts"
import { type KeptValues, localValues, readKept, wishesKey } from "./storage.ts"
import { keepCookie } from "./wishes-cookie.ts"

/** Stands in wishes that a page came with: opening a page changes nothing for other tabs. */
const arrival = "arrival"

/** Tells when another tab of this browser has changed the wishes of a country and product group; answers how to stop. */
export const onWishesElsewhere = (key: WishKey, tell: (wishes: PartialCalculation) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === wishesKey(key) && event.newValue?.includes(arrival) === false) tell(recallWishes(key))
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

/** Keeps the wishes that a page came with, as its address would write them. */
export const keepArrivalQuery = (key: WishKey, query: QueryValues, values: KeptValues = localValues): void =>
  values.set(wishesKey(key), JSON.stringify({ ...query, [arrival]: "1" }))

/** Keeps the wishes that a page came with. */
export const keepArrival = (calculation: Calculation, values: KeptValues = localValues): void =>
  keepArrivalQuery(calculation, encodeOrderQuery(calculation), values)

/** Keeps place and amount alone, beside what is kept already; what is undefined stays as it was. */
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
