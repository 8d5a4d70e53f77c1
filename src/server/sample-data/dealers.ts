import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { type Dealer, dealerOf } from "./dealer.ts"
import type { Place } from "./place.ts"
import { territoryOf } from "./territory.ts"

/**
 * The number of dealers, the number of dealers who deliver to one place, and the product groups that the dealers sell.
 */
export interface DealerNumbers {
  readonly dealers: number
  readonly offersPerZip: number
  /** All groups if undefined. */
  readonly productGroups?: ReadonlyArray<ProductGroupId> | undefined
}

/** Shares of the dealers by country; for 150 dealers these are 70, 40 and 40. */
const shares: Readonly<Record<CountryId, number>> = { 1: 7 / 15, 2: 4 / 15, 3: 4 / 15 }

const countOf = (countryId: CountryId, dealers: number): number =>
  Math.max(1, Math.round(dealers * shares[countryId]))

/** Returns all sample dealers, sorted by id: first the German, then the Austrian, then the Swiss ones. */
export const dealersOf = (
  seed: number,
  places: ReadonlyArray<Place>,
  numbers: DealerNumbers
): ReadonlyArray<Dealer> => {
  const found: Array<Dealer> = []
  for (const countryId of countryIds) {
    const territory = territoryOf(countryId, places)
    const count = countOf(countryId, numbers.dealers)
    // a dealer must not serve every place, even if there are only a few dealers
    const offersPerZip = Math.min(numbers.offersPerZip, count * 0.7)
    for (let position = 0; position < count; position++) {
      const dealer = dealerOf(seed, territory, { index: found.length, position, count, offersPerZip })
      const groups = dealer.groups.filter((id) => numbers.productGroups?.includes(id) ?? true)
      found.push({ ...dealer, groups })
    }
  }
  return found
}
