import { Clock, Effect, Schema } from "effect"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { configurationData } from "../../contract/calculation.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { Calculation } from "../../domain/calculation.ts"
import type { CountryId } from "../../domain/country.ts"
import { type CalculationProblem, calculationProblems } from "../../domain/options/calculation-problems.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { ProductGroupId } from "../../domain/product-group.ts"
import { Offers } from "../ports/offers.ts"
import { momentOf } from "./day-terms.ts"
import { type Listing, listDefaultOffers, listOffers, offerListJson } from "./offer-list.ts"
import type { Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

const json = (text: string) => HttpServerResponse.text(text, { contentType: "application/json" })

const unavailable = () =>
  Effect.fail({
    code: "Unavailable" as const,
    message: "Offers cannot be calculated right now; try again shortly.",
    problems: []
  })

const wireFields: Readonly<Record<CalculationProblem["field"], string>> = {
  zipCode: "ZipCode",
  amount: "Amount"
}

/** A calculation that does not run is told field by field (shop.md 5); nothing else of it can be wrong. */
const requireRunnable = (calculation: Calculation) => {
  const problems = calculationProblems(calculation)
  return problems.length === 0
    ? Effect.void
    : Effect.fail({
        code: "Invalid" as const,
        message: "This cannot be calculated.",
        problems: problems.map(({ code, field, params }) => ({ code, field: wireFields[field], params }))
      })
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

/** The calls of shop.md 7 about offers; lists are written as text, not through the contract's schema. */
export const kalkulationHandlers = HttpApiBuilder.group(
  ShopApi,
  "kalkulation",
  Effect.fnUntraced(function* (handlers) {
    const snapshots = yield* Snapshots
    const offers = yield* Offers
    const initJson = configurationJson()

    const list = Effect.fnUntraced(function* (
      calculation: Calculation,
      listing: (snapshot: Snapshot, calculation: Calculation, at: Date) => Listing
    ) {
      yield* requireRunnable(calculation)
      const { countryId, productGroupId } = calculation
      const at = yield* now
      const snapshot = yield* snapshots
        .at(countryId, productGroupId, momentOf(countryId, at).today)
        .pipe(Effect.catchTag("DatabaseUnreachable", unavailable))
      return json(offerListJson(listing(snapshot, calculation, at)))
    })

    return handlers.handleAll({
      init: ({ params }) => Effect.sync(() => json(initJson(params.countryId, params.productGroupId))),
      calculate: ({ payload }) => list(payload, listOffers),
      calculateDefault: ({ payload }) =>
        list(
          { ...payload.configuration, zipCode: payload.zipCode, amount: payload.amount },
          listDefaultOffers
        ),
      calculateForOrder: Effect.fnUntraced(function* ({ payload }) {
        yield* requireRunnable(payload.configuration)
        const offer = yield* offers
          .offerOf(payload.configuration, payload.dealerId, yield* now)
          .pipe(Effect.catchTag("DatabaseUnreachable", unavailable))
        if (offer === undefined) {
          return yield* Effect.fail({
            code: "NotFound" as const,
            message: "This dealer does not offer it.",
            problems: []
          })
        }
        return { offer, priceChanged: offer.hash !== payload.offerHash }
      }),
      bestPrice: Effect.fnUntraced(function* ({ query }) {
        return yield* offers
          .bestPrice(query.countryId, query.amount ?? 6000, yield* now)
          .pipe(Effect.catchTag("DatabaseUnreachable", unavailable))
      })
    })
  })
)
