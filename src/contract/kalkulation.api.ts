import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { isUpsellingKey } from "../domain/calculator/upselling.ts"
import { calculation, configurationData } from "./schemas/calculation.schema.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { offer, offerList } from "./schemas/offer.schema.ts"
import {
  countryIdText,
  currency,
  decimal,
  instant,
  integer,
  integerText,
  productGroupIdText,
  text,
  zipText
} from "./primitives.ts"
import { wire, wireOdd } from "./wire.ts"

/** One of the three best offers of a country (rule price.best). */
export const bestPrice = wire({
  dealerId: Schema.Int,
  name: Schema.String,
  certificationIds: Schema.Array(Schema.Int),
  unitPrice: decimal,
  totalPrice: decimal,
  currency,
  timeStamp: instant
})

/**
 * Effect of one choice of the buyer: the option's id, the differences between the cheapest prices with and without the
 * option, the cheapest total with the option, and whether both totals come from the same dealer. The differences are
 * gross, in major units; negative if the option saves money, 0 if it is not available (rule calculator.differences).
 */
export const upsellingDelta = wireOdd(
  {
    foreignId: Schema.Int,
    unitPriceDelta: decimal,
    totalPriceDelta: decimal,
    available: Schema.Boolean,
    totalPrice: decimal,
    sameDealer: Schema.Boolean
  },
  { foreignId: "ForgeinId" }
)

/** Offers and choices of the calculator. Payload and response are the domain's `Calculation` and `OfferList`. */
export class KalkulationApi extends HttpApiGroup.make("kalkulation")
  .add(
    HttpApiEndpoint.get("init", "/init/:countryId/:productGroupId", {
      params: { countryId: countryIdText, productGroupId: productGroupIdText },
      success: configurationData,
      error: [NotFound, Unavailable]
    }),
    HttpApiEndpoint.post("calculate", "/berechnen", {
      payload: calculation,
      success: offerList,
      error: [Invalid, Unavailable]
    }),
    HttpApiEndpoint.post("calculateForOrder", "/bestellung/berechnen", {
      payload: wire({
        configuration: calculation,
        dealerId: integer(1, 99_999_999),
        /** Hash of the offer that the buyer saw, if any. */
        offerHash: Schema.optionalKey(text(64))
      }),
      success: wire({
        offer,
        priceChanged: Schema.Boolean,
        previousTotalPrice: Schema.NullOr(decimal),
        problems: Schema.Array(problem)
      }),
      error: [Invalid, NotFound, Unavailable]
    }),
    HttpApiEndpoint.post("calculateDefault", "/berechnen-default", {
      payload: wire({ configuration: calculation, zipCode: zipText, amount: integer(0, 1_000_000) }),
      success: offerList,
      error: [Invalid, Unavailable]
    }),
    HttpApiEndpoint.post("upselling", "/upselling", {
      query: { upsellingKey: integerText(0, 99_999).pipe(Schema.refine(isUpsellingKey)) },
      payload: calculation,
      success: Schema.Array(upsellingDelta),
      error: [Invalid, Unavailable]
    }),
    HttpApiEndpoint.get("bestPrice", "/best-price", {
      query: {
        countryId: countryIdText,
        amount: Schema.optionalKey(integerText(1, 1_000_000))
      },
      success: Schema.Array(bestPrice),
      error: Unavailable
    })
  )
  .prefix("/api/kalkulation") {}
