import { Clock, Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { configurationData } from "../../contract/schemas/calculation.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { UpsellingKey } from "../../domain/calculator/upselling.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { calculationRefusal } from "../http/calculation-refusal.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Offers } from "../ports/offers.ts"
import { Places } from "../ports/places.ts"
import { momentOf } from "./day-terms.ts"
import { type Listing, listDefaultOffers, listOffers, offerListJson } from "./offer-list.ts"
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

/** What can be chosen never changes while the server runs: each answer is written once. */
const configurationJson = () => {
  const written = new Map<string, string>()
  return (countryId: CountryId, groupId: ProductGroupId): string => {
    const key = `${countryId}:${groupId}`
    const known = written.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(encodeConfiguration(configurationOf(countryId, groupId)))
    written.set(key, text)
    return text
  }
}

/** The calls about offers; lists are written as text, not through the contract's schema. */
export const kalkulationHandlers = HttpApiBuilder.group(
  ShopApi,
  "kalkulation",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const offers = yield* Offers
    const places = yield* Places
    const initJson = configurationJson()

    const list = Effect.fnUntraced(function* (
      calculation: Calculation,
      listing: (snapshot: Snapshot, calculation: Calculation, at: Date) => Listing
    ) {
      yield* requireRunnable(calculation, "")
      const { countryId, productGroupId } = calculation
      const at = yield* now
      // a dealer's prefix may also cover codes that no place has: nobody lives there, so nobody delivers there
      if ((yield* places.check(countryId, calculation.zipCode)) === "unknown")
        return json(offerListJson({ ranked: undefined, isDefault: false, at }))
      const snapshot = yield* snapshots.at(countryId, productGroupId, momentOf(countryId, at).today)
      return json(offerListJson(listing(snapshot, calculation, at)))
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
      init: ({ params }) => Effect.sync(() => json(initJson(params.countryId, params.productGroupId))),
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
