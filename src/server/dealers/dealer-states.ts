import { bestOfDealers } from "../../domain/dealer/best-of-dealers.ts"
import { dealerListPath } from "../../domain/dealer/dealer-address.ts"
import { pathOfBranch, pathOfDealer } from "../../domain/dealer/dealer-page.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { toDecimal } from "../../domain/price/money.ts"
import type { AreaOffer } from "../ports/dealer-prices.ts"
import { listedOffers } from "./dealer-cards.ts"
import type { DealerDirectory } from "./dealer-directory.ts"

/** The number of dealers that deliver to each state, and the lowest price. */
export const dealersByState = (
  countryId: CountryId,
  directory: DealerDirectory,
  offers: ReadonlyArray<AreaOffer>
) =>
  regionsOf(countryId).map((region, index) => {
    const there = listedOffers(directory, offers, { region, ordering: 0 })
    const [best] = there
    return {
      stateId: index + 1,
      name: region.name,
      path: dealerListPath(region.slug),
      dealers: there.length,
      ...(best === undefined ? {} : { unitPrice: toDecimal(best.unitPrice) })
    }
  })

/** The paths for search engines: the lists of states, dealers with offers, and their branches. */
export const dealerPaths = (
  countryId: CountryId,
  directory: DealerDirectory,
  offers: ReadonlyArray<AreaOffer>
): ReadonlyArray<string> => {
  const states = dealersByState(countryId, directory, offers).filter(({ dealers }) => dealers > 0)
  const dealers = bestOfDealers(offers, 0)
    .flatMap(({ dealerId }) => directory.dealerOf(dealerId) ?? [])
    .filter(({ state }) => state === "active")
  const paths = dealers
    .toSorted((one, other) => one.id - other.id)
    .flatMap((dealer) => [
      pathOfDealer(dealer),
      ...dealer.branches.map((branch) => pathOfBranch(branch, dealer))
    ])
  return [...new Set([dealerListPath(), ...states.map(({ path }) => path), ...paths])]
}
