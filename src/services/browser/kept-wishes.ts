import type { Calculation } from "../../domain/calculation.ts"
import type { CountryId } from "../../domain/country.ts"
import {
  encodeOrderQuery,
  parseOrderQuery,
  type PartialCalculation,
  type QueryValues
} from "../../domain/options/order-query.ts"
import type { ProductGroupId } from "../../domain/product-group.ts"
import { type KeptValues, localValues, readKept, wishesKey } from "./storage.ts"

interface WishKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

const asQuery = (value: unknown): QueryValues | undefined =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string")
    ? Object.fromEntries(Object.entries(value))
    : undefined

/**
 * The wishes kept in this browser, without a day that has passed since; nothing kept, or nothing that can be read, is an
 * empty wish.
 */
export const recallWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const query = readKept(values, wishesKey(key), asQuery)
  if (query === undefined) return {}
  const { calculation } = parseOrderQuery(key.countryId, query)
  const today = new Date().toISOString()
  return {
    ...calculation,
    parameters: calculation.parameters?.filter(({ desiredDate = today }) => desiredDate >= today.slice(0, 10))
  }
}

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

/** Keeps all wishes of a calculation in local storage. */
export const keepWishes = (calculation: Calculation, values: KeptValues = localValues): void =>
  values.set(wishesKey(calculation), JSON.stringify(encodeOrderQuery(calculation)))

/** Keeps the wishes that a page came with. */
export const keepArrival = (calculation: Calculation, values: KeptValues = localValues): void =>
  values.set(wishesKey(calculation), JSON.stringify({ ...encodeOrderQuery(calculation), [arrival]: "1" }))

/** Keeps place and amount alone, beside what is kept already; what is undefined stays as it was. */
export const keepPlaceAndAmount = (
  key: WishKey,
  { zipCode, amount }: { readonly zipCode: string | undefined; readonly amount: number | undefined },
  values: KeptValues = localValues
): void => {
  const query = readKept(values, wishesKey(key), asQuery) ?? {}
  values.set(
    wishesKey(key),
    JSON.stringify({
      ...query,
      [arrival]: undefined,
      ...(zipCode === undefined ? {} : { zipCode }),
      ...(amount === undefined ? {} : { amount: String(amount) })
    })
  )
}

/** Forgets the wishes, as the start of the simple form does (shop.md 2). */
export const forgetWishes = (key: WishKey, values: KeptValues = localValues): void =>
  values.remove(wishesKey(key))

/** Seconds that the cookie of the wishes lives: as long as a zip verdict is trusted. */
const cookieLifetime = 172_800

/** The copy that marks where the wishes come from: `calc.{source}.{countryId}.{groupId}` (shop.md 4, domain.md 6.4). */
export const wishesCookie = (calculation: Calculation, source: string, isHttps: boolean): string => {
  const query = new URLSearchParams(
    Object.entries(encodeOrderQuery(calculation)).map(([name, value]) => [name, value ?? ""])
  )
  return `calc.${source}.${calculation.countryId}.${calculation.productGroupId}=${query}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`
}
