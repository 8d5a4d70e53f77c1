import type { CountryId } from "../../domain/place/country.ts"
import type { PartialCalculation, QueryValues } from "../../domain/options/order-query.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import { keepInStore } from "./country-store.ts"
import { asQuery, type WishKey } from "./kept-wishes.ts"
import { localValues, readKept, wishesKey } from "./storage.ts"
import { keepArrivalQuery, onWishesElsewhere } from "./arrival-wishes.ts"
import { keepCookie, recallCookie } from "./wishes-cookie.ts"

/**
 * The buyer's selections with which a list was rendered; the page contains them in its attributes `data-group` and
 * `data-wishes`.
 */
interface SentWishes {
  readonly key: WishKey
  readonly query: QueryValues
}

const sentWishes = (countryId: CountryId): SentWishes | undefined => {
  const page = document.querySelector<HTMLElement>("[data-wishes]")
  const group = productGroupById(Number(page?.dataset["group"]))
  if (page === null || group === undefined) return undefined
  const query = Object.fromEntries(new URLSearchParams(page.dataset["wishes"]))
  return { key: { countryId, productGroupId: group.id }, query }
}

/**
 * Whether this browser has stored a selection that was not used for calculating the list and is not set by the page's
 * URL.
 */
const isOtherwise = ({ key, query }: SentWishes): boolean => {
  const address = new URLSearchParams(location.search)
  const { arrival: _, ...kept } = readKept(localValues, wishesKey(key), asQuery) ?? recallCookie(key) ?? {}
  return Object.entries(kept).some(
    ([name, value]) =>
      value !== (query[name] ?? "") &&
      // options in the URL replace the stored ones; this includes default options, which `query` does not contain
      !(name === "options" && address.has(name)) &&
      (query[name] === undefined || address.get(name) !== query[name])
  )
}

/** Changes of the buyer's selections that were made before the page was hydrated. */
interface Slept {
  /** `undefined` if nothing was changed in another tab. */
  readonly elsewhere: PartialCalculation | undefined
}

let slept: (() => Slept) | undefined

/**
 * Stores the selections of a list whose page is not hydrated yet, as the hydrated page would. Calls `wake` to hydrate
 * the page if more must be done: the list must be calculated with other selections stored in this browser, or another
 * tab has changed the selections.
 */
export const keepSentWishes = (countryId: CountryId, wake: () => void): void => {
  const sent = sentWishes(countryId)
  if (sent === undefined || isOtherwise(sent)) {
    wake()
    return
  }
  const { key, query } = sent
  keepArrivalQuery(key, query)
  keepInStore({
    ...key,
    zipCode: query["zipCode"] ?? "",
    amount: Number(query["amount"]),
    product: { id: Number(query["product"]) }
  })
  keepCookie(key, query)
  let elsewhere: PartialCalculation | undefined
  const stop = onWishesElsewhere(key, (wishes) => {
    elsewhere = wishes
    wake()
  })
  slept = () => {
    slept = undefined
    stop()
    return { elsewhere }
  }
}

/**
 * Stops `keepSentWishes` and returns the changes that other tabs made in the meantime; `undefined` if nothing was
 * stored, so that the page has to store the selections itself.
 */
export const takeSentWishes = (): Slept | undefined => slept?.()
