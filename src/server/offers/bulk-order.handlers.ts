import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { bulkProblems } from "../../domain/bulk/points.ts"
import { bulkTotal } from "../../domain/bulk/bulk-total.ts"
import { choiceProblems } from "../../domain/options/choice-problems.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { countSearch } from "../http/count-steps.ts"
import { invalid, type Problem } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Places } from "../ports/places.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { bulkOffers, bulkPart, type BulkWish } from "./bulk-offers.ts"
import { momentOf } from "./day-terms.ts"
import { Snapshots } from "./snapshots.ts"
import { wishedRegions } from "./wished-regions.ts"

const wireFields = { index: "Index", zipCode: "ZipCode", amount: "Amount", stations: "Stations" } as const

/** Collects all reasons to refuse a bulk order, by field; options and product are checked as in a calculation. */
const refusalOf = (wish: BulkWish, data: ConfigurationData): ReadonlyArray<Problem> => {
  const { countryId, productGroupId, productId, stations } = wish
  const id = productId === -1 ? data.productId : productId
  const whole = bulkPart(
    { ...wish, productId: id },
    "",
    bulkTotal(stations),
    stations.length,
    wish.parameters
  )
  return [
    ...choiceProblems(whole, data).map(({ code, field }) => ({
      code,
      field: field === "Product.Id" ? "ProductId" : field,
      params: {}
    })),
    ...bulkProblems(countryId, productGroupId, stations).map(({ code, place, field, params }) => ({
      code,
      field: place === undefined ? wireFields[field] : `Stations.${place}.${wireFields[field]}`,
      params
    }))
  ]
}

/** The API endpoints for orders of several households at once (rule bulk.points). */
export const bulkOrderHandlers = HttpApiBuilder.group(
  ShopApi,
  "bulkOrder",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const counts = yield* ShopCounts

    const calculate = Effect.fnUntraced(function* (wish: BulkWish) {
      const { countryId, productGroupId } = wish
      const at = new Date(yield* Clock.currentTimeMillis)
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      const problems = refusalOf(wish, snapshot.configuration)
      if (problems.length > 0) return yield* Effect.fail(invalid(problems))
      const nowhere = new Set<string>()
      for (const { zipCode } of wish.stations)
        if ((yield* places.check(countryId, zipCode)) === "unknown") nowhere.add(zipCode)
      const zipCodes = wish.stations.map(({ zipCode }) => zipCode)
      const regionCodes = yield* wishedRegions(places, countryId, wish.parameters, zipCodes)
      const found = bulkOffers(snapshot, wish, at, nowhere, regionCodes)
      const [first] = zipCodes
      if (first !== undefined)
        yield* countSearch(counts, {
          countryId,
          productGroupId,
          zipCode: first,
          dealerIds: found.items.map(({ offer }) => offer.dealerId)
        })
      return found
    })

    return handlers.handleAll({ calculate: ({ payload }) => orUnavailable(calculate(payload)) })
  })
)
