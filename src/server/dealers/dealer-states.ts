import { bestOfDealers } from "../../domain/dealer/best-of-dealers.ts"
import { dealerListPath } from "../../domain/dealer/dealer-address.ts"
import { pathOfBranch, pathOfDealer } from "../../domain/dealer/dealer-page-paths.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import type { AreaOffer } from "../ports/dealer-prices.ts"
import { listedOffers } from "./dealer-cards.ts"
import type { DealerDirectory } from "./dealer-directory.ts"

const byState = (directory: DealerDirectory, offers: ReadonlyArray<AreaOffer>) =>
  regionsOf(directory.countryId).map((region, index) => {
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

const keptByState = rememberedFor((directory: DealerDirectory) =>
  rememberedFor((offers: ReadonlyArray<AreaOffer>) => byState(directory, offers))
)

/**
 * Returns the number of dealers that deliver to each federal state, and the lowest price there; calculated only once
 * for a directory and its offers, because each page of the country's list shows both.
 */
export const dealersByState = (directory: DealerDirectory, offers: ReadonlyArray<AreaOffer>) =>
  keptByState(directory)(offers)

/**
 * Returns the paths that are listed for search engines: the dealer lists of federal states, dealers with offers, and
 * the branches of these dealers.
 */
export const dealerPaths = (
  directory: DealerDirectory,
  offers: ReadonlyArray<AreaOffer>
): ReadonlyArray<string> => {
  const states = dealersByState(directory, offers).filter(({ dealers }) => dealers > 0)
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
