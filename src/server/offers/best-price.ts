import { KeptEntries } from "../../domain/kept-entries.ts"
import { marksOf } from "../../domain/options/quality-id.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { amountLimits, amountProblem } from "../../domain/product/amount.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { byPrice } from "../../domain/price/ranking.ts"
import { type ProductGroupId, usualGroup } from "../../domain/product/product-group.ts"
import type { BestPrice } from "../ports/offers.ts"
import { countryNamed, type Memories, memoryOf } from "../ports/memories.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { offersIn } from "./rank-offers.ts"
import type { Snapshot } from "./snapshot.ts"

/** The banner shows loose pellets, the shop's default group (rule price.best). */
export const bannerGroup: ProductGroupId = usualGroup.id

const shown = 3

/** Finds the cheapest dealers of a whole country with default options (rule price.best). */
export const bestPrices = (snapshot: Snapshot, amount: number, at: Date): ReadonlyArray<BestPrice> => {
  const { countryId, productGroupId } = snapshot
  if (amountProblem(amountLimits(countryId, productGroupId), amount) !== undefined) return []
  const request = priceRequest(completeCalculation({ amount }, snapshot.configuration))
  if (request === undefined) return []
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  return offersIn(snapshot.areas, request, day)
    .toSorted(byPrice)
    .slice(0, shown)
    .map(({ area, priced }) => ({
      dealerId: area.dealer.id,
      // as in the list that a visitor opens from here (rule law.seller)
      name: area.dealer.seller.name,
      certificationIds: marksOf(priced.certificationId),
      unitPrice: toDecimal(priced.unitPrice),
      totalPrice: toDecimal(priced.total),
      currency: countries[countryId].currencyCode,
      timeStamp: at.toISOString()
    }))
}

interface Kept {
  readonly snapshot: Snapshot
  readonly at: number
  readonly prices: ReadonlyArray<BestPrice>
}

/** How long a country's best prices are cached, in ms (rule price.best). */
const lifetime = 120_000
const keptAmounts = 50

/** Caches best prices for 120 s by country and amount, because only this response compares every dealer. */
export const bestPriceCache = (memories: typeof Memories.Service) => {
  const kept = new KeptEntries<Kept>({ most: keptAmounts })
  memories.add(
    memoryOf("bestPrices", kept, (key) => {
      const [country = "", amount = ""] = key.split(":")
      return { label: `${countryNamed(country)} · ${amount} kg` }
    })
  )
  return (countryId: CountryId, amount: number, snapshot: Snapshot, at: Date): ReadonlyArray<BestPrice> => {
    const key = `${countryId}:${amount}`
    const known = kept.find(key, (entry) => {
      const age = at.getTime() - entry.at
      return entry.snapshot === snapshot && age >= 0 && age < lifetime
    })
    if (known !== undefined) return known.prices
    const prices = bestPrices(snapshot, amount, at)
    kept.keep(key, { snapshot, at: at.getTime(), prices })
    return prices
  }
}
