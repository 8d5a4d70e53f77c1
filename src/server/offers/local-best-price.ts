import { KeptEntries } from "../../domain/kept-entries.ts"
import { amountLimits, amountProblem } from "../../domain/product/amount.ts"
import { countries, type CountryId, type CurrencyCode } from "../../domain/place/country.ts"
import { type Decimal, toDecimal } from "../../domain/price/money.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { byPrice } from "../../domain/price/ranking.ts"
import { groupOfProduct, productName } from "../../domain/options/products.ts"
import { countryNamed, type Memories, memoryOf } from "../ports/memories.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { offersIn } from "./rank-offers.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"

/** The cheapest offer with default options (rule price.best); prices are gross, in major currency units. */
export interface LocalBestPrice {
  readonly productId: number
  readonly amount: number
  readonly unitPrice: Decimal
  readonly totalPrice: Decimal
  readonly currency: CurrencyCode
  readonly dealerName: string
  /** Time of the calculation, ISO 8601. */
  readonly dateTime: string
}

/** A request for a best price; without a `zipCode`, it is a request for the cheapest offer in the whole country. */
export interface LocalBestPriceWish {
  readonly countryId: CountryId
  readonly productId: number
  readonly amount: number
  readonly zipCode: string | undefined
}

/** Finds the cheapest offer of the snapshot's group; `undefined` if no dealer sells the group. */
export const localBestPrice = (
  snapshot: Snapshot,
  { productId, amount, zipCode }: LocalBestPriceWish,
  at: Date
): LocalBestPrice | undefined => {
  const { countryId, productGroupId } = snapshot
  if (amountProblem(amountLimits(countryId, productGroupId), amount) !== undefined) return undefined
  const wish = { amount, product: { id: productId } }
  const request = priceRequest(completeCalculation(wish, snapshot.configuration))
  if (request === undefined) return undefined
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  const areas = zipCode === undefined ? snapshot.areas : areasOf(snapshot, zipCode)
  const [best] = offersIn(areas, request, day).toSorted(byPrice)
  return best === undefined
    ? undefined
    : {
        productId,
        amount,
        unitPrice: toDecimal(best.priced.unitPrice),
        totalPrice: toDecimal(best.priced.total),
        currency: countries[countryId].currencyCode,
        dealerName: best.area.dealer.name,
        dateTime: at.toISOString()
      }
}

interface Kept {
  readonly snapshot: Snapshot
  readonly at: number
  readonly price: LocalBestPrice | undefined
}

/** How long a best price is cached, in s (rule price.best). */
export const bestPriceLifetime = 120

const labelOf = (key: string): string => {
  const [country = "", product = "", amount = "", zipCode = ""] = key.split(":")
  const group = groupOfProduct(Number(product))
  const goods = group === undefined ? product : productName(group.id, Number(product))
  return [countryNamed(country), zipCode, goods, amount].filter((part) => part !== "").join(" · ")
}

/**
 * Caches best prices for 120 s by country, product, amount and zip; if there are too many entries, the least recently
 * used one is dropped. An entry is used only with the price list from which it was calculated.
 */
export const localBestPriceCache = (memories: typeof Memories.Service, most = 1000) => {
  const kept = new KeptEntries<Kept>({ most })
  memories.add(memoryOf("bestPrices", kept, (key) => ({ label: labelOf(key) })))
  return (snapshot: Snapshot, wish: LocalBestPriceWish, at: Date): LocalBestPrice | undefined => {
    const key = `${wish.countryId}:${wish.productId}:${wish.amount}:${wish.zipCode ?? ""}`
    const known = kept.find(key, (entry) => {
      const age = at.getTime() - entry.at
      return entry.snapshot === snapshot && age >= 0 && age < bestPriceLifetime * 1000
    })
    if (known !== undefined) return known.price
    const price = localBestPrice(snapshot, wish, at)
    kept.keep(key, { snapshot, at: at.getTime(), price })
    return price
  }
}
