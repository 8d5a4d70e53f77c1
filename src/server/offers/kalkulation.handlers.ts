import { Clock, Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { configurationData } from "../../contract/schemas/calculation.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { knownConfiguration } from "../../domain/options/known-configuration.ts"
import type { UpsellingKey } from "../../domain/calculator/upselling.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { InProcess, OwnAnswer } from "../http/in-process.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Offers } from "../ports/offers.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { type Listing, listDefaultOffers, listOffers, offerListJson, toOfferList } from "./offer-list.ts"
import type { Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"
import { nothingAvailable, upsellingDeltas } from "./upselling.ts"

/** Amount of the banner, in kg (rule price.best). */
const bannerAmount = 6000

const json = (text: string) => HttpServerResponse.text(text, { contentType: "application/json" })

/** A calculation that does not run is told field by field (rule calculator.blocked). */
const requireRunnable = (calculation: Calculation, prefix: string) => {
  const problems = calculationRefusal(calculation, prefix)
  return problems.length === 0 ? Effect.void : Effect.fail(invalid(problems))
}

const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

const encodeConfiguration = Schema.encodeSync(configurationData)
const configurations = new WeakMap<ConfigurationData, string>()

/** Each is written once. */
const configurationJson = (configuration: ConfigurationData): string => {
  const text = configurations.get(configuration) ?? JSON.stringify(encodeConfiguration(configuration))
  configurations.set(configuration, text)
  return text
}

/** Pages that are rendered here take a value as it is; everybody else gets it as the wire carries it, written as text. */
const answered = (own: () => unknown, written: () => string) =>
  Effect.map(InProcess, (caller) =>
    caller === undefined ? json(written()) : HttpServerResponse.raw(new OwnAnswer(own()))
  )

const answeredList = (listing: Listing) =>
  answered(
    () => toOfferList(listing),
    () => offerListJson(listing)
  )

/** The calls about offers; lists are written as text, not through the contract's schema. */
export const kalkulationHandlers = HttpApiBuilder.group(
  ShopApi,
  "kalkulation",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const offers = yield* Offers
    const places = yield* Places

    const list = Effect.fnUntraced(function* (
      calculation: Calculation,
      listing: (snapshot: Snapshot, calculation: Calculation, at: Date) => Listing
    ) {
      yield* requireRunnable(calculation, "")
      const { countryId, productGroupId } = calculation
      const at = yield* now
      // a dealer's prefix may also cover codes that no place has: nobody lives there, so nobody delivers there
      if ((yield* places.check(countryId, calculation.zipCode)) === "unknown")
        return yield* answeredList({ ranked: undefined, isDefault: false, at })
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      return yield* answeredList(listing(snapshot, calculation, at))
    })

    const deltas = Effect.fnUntraced(function* (calculation: Calculation, key: UpsellingKey) {
      yield* requireRunnable(calculation, "")
      const { countryId, productGroupId, zipCode } = calculation
      if ((yield* places.check(countryId, zipCode)) === "unknown") return nothingAvailable(calculation, key)
      const at = yield* now
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      return upsellingDeltas(snapshot, calculation, key, at)
    })

    const forOrder = Effect.fnUntraced(function* (
      calculation: Calculation,
      dealerId: number,
      offerHash: string | undefined
    ) {
      yield* requireRunnable(calculation, "Configuration.")
      const offer = yield* offers.offerOf(calculation, dealerId, yield* now)
      if (offer === undefined) return yield* Effect.fail(refusals.notFound)
      const priceChanged = offerHash !== undefined && offer.hash !== offerHash
      // a hash names a price but does not hold it: only one that still fits tells what was seen
      return { offer, priceChanged, previousTotalPrice: priceChanged ? null : offer.totalPrice, problems: [] }
    })

    return handlers.handleAll({
      init: ({ params }) => {
        const configuration = knownConfiguration(params.countryId, params.productGroupId)
        return answered(
          () => configuration,
          () => configurationJson(configuration)
        )
      },
      calculate: ({ payload }) => orUnavailable(list(payload, listOffers)),
      calculateDefault: ({ payload: { configuration, zipCode, amount } }) =>
        orUnavailable(list({ ...configuration, zipCode, amount }, listDefaultOffers)),
      calculateForOrder: ({ payload }) =>
        orUnavailable(forOrder(payload.configuration, payload.dealerId, payload.offerHash)),
      upselling: ({ payload, query }) => orUnavailable(deltas(payload, query.upsellingKey)),
      bestPrice: ({ query }) =>
        orUnavailable(
          Effect.flatMap(now, (at) => offers.bestPrice(query.countryId, query.amount ?? bannerAmount, at))
        )
    })
  })
)
