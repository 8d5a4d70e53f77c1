import { Effect, Layer } from "effect"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { DealerRanks } from "../ports/dealer-ranks.ts"
import { momentOf } from "./day-terms.ts"
import { completed, rankOffers } from "./rank-offers.ts"
import { Snapshots } from "./snapshots.ts"

/** Finds a dealer's ranks in the price lists in memory, by the ranking that visitors see with default options. */
export const dealerRanksLayer = Layer.effect(
  DealerRanks,
  Effect.gen(function* () {
    const snapshots = yield* Snapshots
    return {
      at: Effect.fnUntraced(function* (countryId, dealerId, { zipCode, productGroupId }, at) {
        const amount = productGroup(productGroupId).comparisonAmount
        const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
        const { configuration } = snapshot
        const wish = completeCalculation({ zipCode, amount }, configuration)
        const offers = rankOffers(snapshot, completed(wish, configuration), at)?.offers ?? []
        const index = offers.findIndex((offer) => offer.dealerId === dealerId)
        return {
          amount,
          place: index < 0 ? null : index + 1,
          offerCount: offers.length,
          total: offers[index]?.priced.total ?? null,
          cheapestOther: offers.find((offer) => offer.dealerId !== dealerId)?.priced.total ?? null
        }
      })
    }
  })
)
