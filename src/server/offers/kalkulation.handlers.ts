import { Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { HttpApiBuilder } from "effect/http-api"
import { configurationData } from "../../contract/schemas/calculation.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { UpsellingKey } from "../../domain/calculator/upselling.ts"
import { countSearch } from "../http/count-steps.ts"
import { asIsInside, InProcess, OwnAnswer } from "../http/in-process.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Offers } from "../ports/offers.ts"
import { Places } from "../ports/places.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { momentOf } from "./day-terms.ts"
import { listAnswer } from "./search/list-answer.ts"
import {
  type Listing,
  listDefaultOffers,
  listOffers,
  offerListJson,
  searchOf,
  toOfferList
} from "./offer-list.ts"
import { now, requireRunnable, searching } from "./search/search.ts"
import { Snapshots } from "./snapshots.ts"
import { nothingAvailable, upsellingDeltas } from "./upselling.ts"

/** Amount in the banner, in kg (rule price.best). */
const bannerAmount = 6000

const json = (text: string) => HttpServerResponse.text(text, { contentType: "application/json" })

const encodeConfiguration = Schema.encodeSync(configurationData)
const configurations = new WeakMap<ConfigurationData, string>()

/** Returns the JSON of a configuration; each configuration is encoded only once. */
const configurationJson = (configuration: ConfigurationData): string => {
  const text =
    configurations.get(configuration) ??
    JSON.stringify(encodeConfiguration({ ...configuration, stationsList: configuration.stationList }))
  configurations.set(configuration, text)
  return text
}

/**
 * Responds with the value itself to pages that are rendered in this process, and with encoded text to other callers.
 */
const answered = (
  own: () => unknown,
  written: (request: HttpServerRequest) => HttpServerResponse.HttpServerResponse
) =>
  Effect.map(Effect.all([InProcess, HttpServerRequest]), ([caller, request]) =>
    caller === undefined ? written(request) : HttpServerResponse.raw(new OwnAnswer(own()))
  )

const writtenList = (listing: Listing, accepted: string | undefined) => {
  const { headers, body } = listAnswer(offerListJson(listing), accepted)
  return HttpServerResponse.uint8Array(body, { headers, contentType: headers["content-type"] })
}

const answeredList = (listing: Listing) =>
  answered(
    () => toOfferList(listing),
    ({ headers }) => writtenList(listing, headers["accept-encoding"])
  )

/** The API endpoints for offers; lists are written directly as JSON text, without the contract's schema. */
export const kalkulationHandlers = HttpApiBuilder.group(
  ShopApi,
  "kalkulation",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const offers = yield* Offers
    const places = yield* Places
    const counts = yield* ShopCounts

    const search = yield* searching
    /**
     * Lists offers and counts the visitor's request as a search; other price requests do not count as searches (rule
     * figures.searches).
     */
    const lookedAt = (wish: Calculation & { readonly upsellCount?: number }) =>
      Effect.tap(search(wish, listOffers), (listing) =>
        wish.upsellCount === undefined ? Effect.void : countSearch(counts, searchOf(wish, listing))
      )

    const deltas = Effect.fnUntraced(function* (calculation: Calculation, key: UpsellingKey) {
      const { countryId, productGroupId, zipCode } = calculation
      const at = yield* now
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      const { configuration } = snapshot
      yield* requireRunnable(calculation, configuration, "")
      if ((yield* places.check(countryId, zipCode)) === "unknown")
        return nothingAvailable(calculation, configuration, key)
      // the regions determine the holidays, which matter because one of the alternatives may be a requested day
      const regionCodes = (yield* places.regionsOf(countryId, zipCode)).slice(0, 1)
      return upsellingDeltas(snapshot, calculation, key, at, regionCodes)
    })

    const forOrder = Effect.fnUntraced(function* (
      calculation: Calculation,
      dealerId: number,
      offerHash: string | undefined
    ) {
      const at = yield* now
      const { countryId, productGroupId } = calculation
      const configuration = yield* offers.configuration(countryId, productGroupId, at)
      yield* requireRunnable(calculation, configuration, "Configuration.")
      const offer = yield* offers.offerOf(calculation, dealerId, at)
      if (offer === undefined) return yield* Effect.fail(refusals.notFound)
      const priceChanged = offerHash !== undefined && offer.hash !== offerHash
      // the hash identifies a price but does not contain it: the price shown before is known only if the hashes match
      return { offer, priceChanged, previousTotalPrice: priceChanged ? null : offer.totalPrice, problems: [] }
    })

    return handlers.handleAll({
      init: ({ params: { countryId, productGroupId } }) =>
        orUnavailable(
          Effect.flatMap(
            Effect.flatMap(now, (at) => offers.configuration(countryId, productGroupId, at)),
            (configuration) =>
              answered(
                () => configuration,
                () => json(configurationJson(configuration))
              )
          )
        ),
      calculate: ({ payload }) => orUnavailable(Effect.flatMap(lookedAt(payload), answeredList)),
      calculateDefault: ({ payload: { configuration, zipCode, amount } }) =>
        orUnavailable(
          Effect.flatMap(search({ ...configuration, zipCode, amount }, listDefaultOffers), answeredList)
        ),
      calculateForOrder: ({ payload }) =>
        forOrder(payload.configuration, payload.dealerId, payload.offerHash).pipe(
          orUnavailable,
          Effect.flatMap(asIsInside)
        ),
      upselling: ({ payload, query }) => orUnavailable(deltas(payload, query.upsellingKey)),
      bestPrice: ({ query }) =>
        orUnavailable(
          Effect.flatMap(now, (at) => offers.bestPrice(query.countryId, query.amount ?? bannerAmount, at))
        )
    })
  })
)
