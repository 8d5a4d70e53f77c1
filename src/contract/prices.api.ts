import { Schema, SchemaTransformation } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound } from "./errors.ts"
import { countryIdText, currency, decimal, instant } from "./primitives.ts"
import { wire } from "./wire.ts"

/**
 * The cheapest offer in a country or at a postal code; `{}` if there is none or it cannot be calculated (rule
 * price.best).
 */
export const localBestPrice = wire({
  productId: Schema.optionalKey(Schema.Int),
  amount: Schema.optionalKey(Schema.Int),
  unitPrice: Schema.optionalKey(decimal),
  totalPrice: Schema.optionalKey(decimal),
  currency: Schema.optionalKey(currency),
  dealerName: Schema.optionalKey(Schema.String),
  dateTime: Schema.optionalKey(instant)
})

/** Replaces a number that cannot be read; no product has this number. */
export const unreadable = -1

/** An integer sent as text; a value that cannot be read becomes `unreadable`, which matches nothing. */
export const wholeNumberOrUnreadable = Schema.optionalKey(
  Schema.String.pipe(
    Schema.decodeTo(
      Schema.Int,
      SchemaTransformation.transform({
        decode: (digits: string) => (/^[0-9]{1,9}$/u.test(digits) ? Number(digits) : unreadable),
        encode: (value: number) => String(value)
      })
    )
  )
)

/** Prices of the day. */
export class PricesApi extends HttpApiGroup.make("prices").add(
  HttpApiEndpoint.get("best", "/api/site/:countryId/prices/best", {
    params: { countryId: countryIdText },
    query: {
      // for a value that cannot be read, no best price is found
      amount: wholeNumberOrUnreadable,
      productId: wholeNumberOrUnreadable,
      zipCode: Schema.optionalKey(Schema.String)
    },
    success: localBestPrice,
    error: NotFound
  })
) {}
