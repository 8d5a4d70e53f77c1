import type { CountryId } from "../../domain/place/country.ts"
import type { PartialCalculation, QueryValues } from "../../domain/options/order-query.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import { keepInStore } from "./country-store.ts"
import { asQuery, type WishKey } from "./kept-wishes.ts"
import { localValues, readKept, wishesKey } from "./storage.ts"
import { keepArrivalQuery, onWishesElsewhere } from "./arrival-wishes.ts"
import { keepCookie, recallCookie } from "./wishes-cookie.ts"

/** The wishes that a list was rendered with, as attributes of its page (`data-group`, `data-wishes`). */
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

/** Whether the browser stores a wish that the list was not calculated with and that the page's URL does not set. */
const isOtherwise = ({ key, query }: SentWishes): boolean => {
  const address = new URLSearchParams(location.search)
  const { arrival: _, ...kept } = readKept(localValues, wishesKey(key), asQuery) ?? recallCookie(key) ?? {}
  return Object.entries(kept).some(
    ([name, value]) =>
      value !== (query[name] ?? "") &&
      // options of a URL replace the stored ones, also where they are the defaults, which are no wishes
      !(name === "options" && address.has(name)) &&
      (query[name] === undefined || address.get(name) !== query[name])
  )
}

/** Changes of the wishes before the page is hydrated. */
interface Slept {
  /** `undefined` if nothing was changed in another tab. */
  readonly elsewhere: PartialCalculation | undefined
}

let slept: (() => Slept) | undefined

/**
 * Stores the wishes of a list whose page is not hydrated yet, as the page itself would. Calls `wake` when the page has
 * more to do: the browser stores wishes that the list must be calculated with, or another tab has changed them.
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
 * Ends the handling by `keepSentWishes` and returns the changes made in the meantime; `undefined` if nothing was
 * stored, so that the page has to store the wishes itself.
 */
export const takeSentWishes = (): Slept | undefined => slept?.()
