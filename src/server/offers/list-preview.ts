import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Calculation } from "../../domain/options/calculation.ts"
import { productsOf } from "../../domain/options/products.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import { rankingOf } from "../../domain/price/ranking.ts"
import { byPlace, type ListRow } from "../../domain/price-list/list-row.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import { orUnreachable } from "../ports/database-unreachable.ts"
import { ListPreview, type PreviewedOffer } from "../ports/list-preview.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { buildSnapshot } from "./build-snapshot.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { loadPriceListRows, type PriceListRows } from "./price-list-rows.ts"
import { completed, offersIn, type RankedOffer } from "./rank-offers.ts"
import { type Area, areasOf } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"
import { wishedRegions } from "./wished-regions.ts"

/** Converts rows to the engine's format: the steps of each area, product and certificate. */
const stepsOf = (rows: ReadonlyArray<ListRow>, productIds: ReadonlyArray<number>): PriceListRows["steps"] => {
  const steps = new Map<string, PriceListRows["steps"][number]>()
  for (const row of rows.toSorted(byPlace)) {
    const { areaId, productId, certificationId, fromAmount, unitPrice } = row
    if (!productIds.includes(productId)) continue
    const key = `${areaId}:${productId}:${certificationId}`
    const known = steps.get(key)
    steps.set(key, {
      areaId,
      productId,
      certificationId,
      fromAmounts: [...(known?.fromAmounts ?? []), fromAmount],
      unitPrices: [...(known?.unitPrices ?? []), unitPrice]
    })
  }
  return [...steps.values()]
}

const placeIn = (offers: ReadonlyArray<RankedOffer>, dealerId: number): PreviewedOffer | null => {
  const index = offers.findIndex((offer) => offer.dealerId === dealerId)
  const offer = offers[index]
  if (offer === undefined) return null
  const { total, unitPrice, listPrice, certificationId } = offer.priced
  return { place: index + 1, total, unitPrice, listPrice, areaId: offer.area.id, certificationId }
}

/**
 * Calculates the offers for a request with draft rows in place of a dealer's published rows. Only that dealer's areas
 * are loaded and built for this call; the areas of all other dealers are those in memory (rule price-list.preview).
 */
export const listPreviewLayer = Layer.effect(
  ListPreview,
  Effect.gen(function* () {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const sql = yield* SqlClient
    const site = yield* ShopSite
    return {
      of: Effect.fnUntraced(function* (
        asked: Calculation,
        dealerId: number,
        rows: ReadonlyArray<ListRow>,
        at: Date
      ) {
        const { countryId, productGroupId } = asked
        const { today, counting } = momentOf(countryId, at)
        const productIds = productsOf(productGroupId).map(({ id }) => id)
        const snapshot = yield* snapshots.at(countryId, productGroupId, today)
        const calculation = completed(asked, snapshot.configuration)
        const { zipCode } = calculation
        const key = { countryId, productGroupId, productIds, day: isoOfDay(today), dealerId }
        const own = yield* orUnreachable(Effect.provideService(loadPriceListRows(key), SqlClient, sql))
        const areas = own.areas.filter((area) => area.dealerId === dealerId)
        const draft = buildSnapshot(key, { ...own, areas, steps: stepsOf(rows, productIds) }, site)
        const regions = yield* wishedRegions(
          places,
          countryId,
          calculation.parameters,
          zipsOfStations(calculation)
        )
        const request = priceRequest(calculation)
        const day = dayTermsOf(snapshot, counting, regions)
        const ranked = (of: ReadonlyArray<Area>) =>
          request === undefined ? [] : offersIn(of, request, day).toSorted(rankingOf(calculation.ordering))
        const there = areasOf(snapshot, zipCode)
        const others = there.filter(({ dealer }) => dealer.id !== dealerId)
        const next = ranked([...others, ...areasOf(draft, zipCode)])
        return {
          now: placeIn(ranked(there), dealerId),
          next: placeIn(next, dealerId),
          offerCount: next.length,
          cheapestOther: next.find((offer) => offer.dealerId !== dealerId)?.total ?? null
        }
      })
    }
  })
)
