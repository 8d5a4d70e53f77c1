import { Effect, Layer } from "effect"
import type { Calculation } from "../../domain/options/calculation.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import { asOrdered } from "../../domain/calculator/as-ordered.ts"
import { optionProblems } from "../../domain/options/choice-problems.ts"
import { Offers } from "../ports/offers.ts"
import { Memories } from "../ports/memories.ts"
import { Places } from "../ports/places.ts"
import { bannerGroup, bestPriceCache } from "./best-price.ts"
import { momentOf } from "./day-terms.ts"
import { listDefaultOffers, listOffers, toOfferList } from "./offer-list.ts"
import { completed, marksOf, rankOffers, withGoods } from "./rank-offers.ts"
import { Snapshots } from "./snapshots.ts"
import { toOffer } from "./to-offer.ts"
import { wishedRegions } from "./wished-regions.ts"

/** Calculates offers from the price lists in memory. */
export const offersLayer = Layer.effect(
  Offers,
  Effect.gen(function* () {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const bestPrice = bestPriceCache(yield* Memories)

    const snapshotOf = (calculation: Pick<Calculation, "countryId" | "productGroupId">, at: Date) =>
      snapshots.at(
        calculation.countryId,
        calculation.productGroupId,
        momentOf(calculation.countryId, at).today
      )

    const newestOf = (calculation: Calculation, at: Date, listVersion: number | undefined) => {
      const { countryId, productGroupId } = calculation
      const { today } = momentOf(countryId, at)
      return listVersion === undefined
        ? snapshots.newestAt(countryId, productGroupId, today)
        : snapshots.atLeast(countryId, productGroupId, today, listVersion)
    }

    const regionsOf = (calculation: Calculation) =>
      wishedRegions(places, calculation.countryId, calculation.parameters, zipsOfStations(calculation))

    return {
      configuration: (countryId, productGroupId, at) =>
        Effect.map(snapshotOf({ countryId, productGroupId }, at), ({ configuration }) => configuration),
      complete: completed,
      calculate: (calculation, at) =>
        Effect.map(
          Effect.all([snapshotOf(calculation, at), regionsOf(calculation)]),
          ([snapshot, regionCodes]) => toOfferList(listOffers(snapshot, calculation, at, regionCodes))
        ),
      calculateDefault: (calculation, at) =>
        Effect.map(snapshotOf(calculation, at), (snapshot) =>
          toOfferList(listDefaultOffers(snapshot, calculation, at))
        ),
      offerOf: (calculation, dealerId, at, listVersion) =>
        Effect.map(
          Effect.all([newestOf(calculation, at, listVersion), regionsOf(calculation)]),
          ([snapshot, regionCodes]) => {
            const { configuration } = snapshot
            // an order keeps its original options: if one of them is no longer possible, there is no offer, because no
            // option is replaced silently (rule option.no-longer-offered)
            if (optionProblems(calculation, configuration).length > 0) return undefined
            const ranked = rankOffers(
              snapshot,
              asOrdered(completed(calculation, configuration)),
              at,
              regionCodes
            )
            const offer = ranked?.offers.find((each) => each.dealerId === dealerId)
            if (ranked === undefined || offer === undefined) return undefined
            const { offerProductCertifications: chosen } = calculation
            return toOffer(ranked, marksOf(ranked), chosen === undefined ? offer : withGoods(offer, chosen))
          }
        ),
      bestPrice: (countryId, amount, at) =>
        Effect.map(snapshots.at(countryId, bannerGroup, momentOf(countryId, at).today), (snapshot) =>
          bestPrice(countryId, amount, snapshot, at)
        )
    }
  })
)
