import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { NotFound } from "./errors.ts"
import { countryIdText, decimal, instant, integerText, zipText } from "./primitives.ts"
import { wire } from "./wire.ts"

/** The cheapest offer of a country or a zip; `{}` where there is none or it cannot be told (domain.md 6.5, A11). */
export const localBestPrice = wire({
  productId: Schema.optionalKey(Schema.Int),
  amount: Schema.optionalKey(Schema.Int),
  unitPrice: Schema.optionalKey(decimal),
  totalPrice: Schema.optionalKey(decimal),
  currency: Schema.optionalKey(Schema.Literals(["EUR", "CHF"])),
  dealerName: Schema.optionalKey(Schema.String),
  dateTime: Schema.optionalKey(instant)
})

/** Prices of the day (shop.md 7, accounts.md 7). */
export class PricesApi extends HttpApiGroup.make("prices").add(
  HttpApiEndpoint.get("best", "/api/site/:countryId/prices/best", {
    params: { countryId: countryIdText },
    query: {
      amount: Schema.optionalKey(integerText(1, 1_000_000)),
      productId: Schema.optionalKey(integerText(1, 999)),
      // an empty field of a form is no zip
      zipCode: Schema.optionalKey(zipText)
    },
    success: localBestPrice,
    error: NotFound
  })
) {}
