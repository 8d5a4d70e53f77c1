import { Clock, Effect, Layer } from "effect"
import { uncertified } from "../../domain/options/certifications.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { marksOf } from "../../domain/options/quality-id.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { priceOffers } from "../../domain/price/price-offer.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { type AreaOffer, DealerPrices, type DealerWish } from "../ports/dealer-prices.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { type Area, areasOf, type Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

/** Returns the calculation of a request at the comparison amount, with the country's defaults (rule price.best). */
const calculationOf = (configuration: ConfigurationData, wish: DealerWish) =>
  completeCalculation(
    { ...wish, amount: usualGroup.comparisonAmount, product: { id: usualGroup.productId } },
    configuration
  )

const qualitiesOf = (area: Area): ReadonlyArray<number> =>
  [
    ...new Set((area.prices.get(usualGroup.productId) ?? []).map(({ certificationId }) => certificationId))
  ].filter((id) => id !== uncertified)

/**
 * Returns the offer of each of these areas, in the order of the areas; areas that do not sell the requested goods are
 * left out.
 */
const offersOf = (
  snapshot: Snapshot,
  areas: ReadonlyArray<Area>,
  wish: DealerWish,
  at: Date
): ReadonlyArray<AreaOffer> => {
  const { countryId } = snapshot
  const request = priceRequest(calculationOf(snapshot.configuration, wish))
  if (request === undefined) return []
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  return areas.flatMap((area) => {
    const [priced] = priceOffers(request, area, day)
    if (priced === undefined) return []
    const { dealer } = area
    return [
      {
        areaId: area.id,
        branchId: area.branchId,
        dealerId: dealer.id,
        rating: dealer.rating,
        ratingCount: dealer.ratingCount,
        total: priced.total,
        unitPrice: priced.unitPrice,
        end: priced.end,
        deliveryStart: day.calendar.dates[priced.start] ?? "",
        deliveryEnd: day.calendar.dates[priced.end] ?? "",
        pricedIds: marksOf(priced.certificationId),
        certificationIds: qualitiesOf(area)
      }
    ]
  })
}

/** Maximum number of cached requests per price list; beyond it the oldest one is dropped. */
const mostWishes = 40

interface KeptWishes {
  readonly counting: number
  readonly offers: Map<string, ReadonlyArray<AreaOffer>>
}

/** Caches the prices of all areas by request, until the price list or the day changes. */
const everywhereIn = () => {
  const known = new WeakMap<Snapshot, KeptWishes>()
  return (snapshot: Snapshot, wish: DealerWish, at: Date): ReadonlyArray<AreaOffer> => {
    const { counting } = momentOf(snapshot.countryId, at)
    const former = known.get(snapshot)
    const kept: KeptWishes = former?.counting === counting ? former : { counting, offers: new Map() }
    if (kept !== former) known.set(snapshot, kept)
    const { parameters, productCertifications, appointmentPlus, looseBlowingProcess } = calculationOf(
      snapshot.configuration,
      wish
    )
    const key = JSON.stringify([parameters, productCertifications, appointmentPlus, looseBlowingProcess])
    const offers = kept.offers.get(key) ?? offersOf(snapshot, snapshot.areas, wish, at)
    kept.offers.set(key, offers)
    const [first] = kept.offers.keys()
    if (kept.offers.size > mostWishes && first !== undefined) kept.offers.delete(first)
    return offers
  }
}

/** Calculates dealers' prices from the price lists in memory. */
export const dealerPricesLayer = Layer.effect(
  DealerPrices,
  Effect.gen(function* () {
    const snapshots = yield* Snapshots
    const everywhere = everywhereIn()
    const now = Effect.fnUntraced(function* (countryId: CountryId) {
      const at = new Date(yield* Clock.currentTimeMillis)
      return { at, snapshot: yield* snapshots.at(countryId, usualGroup.id, momentOf(countryId, at).today) }
    })
    return {
      at: (countryId, zipCode, wish) =>
        Effect.map(now(countryId), ({ snapshot, at }) =>
          offersOf(snapshot, areasOf(snapshot, zipCode), wish, at)
        ),
      everywhere: (countryId, wish) =>
        Effect.map(now(countryId), ({ snapshot, at }) => everywhere(snapshot, wish, at))
    }
  })
)
