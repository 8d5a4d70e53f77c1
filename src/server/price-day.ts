import { Clock, Effect } from "effect"
import { countryIds } from "../domain/place/country.ts"
import { addCrossingMails } from "./customers/crossed-alarms.ts"
import { storeDealerPrices } from "./dealers/store-dealer-prices.ts"
import { storePriceDay } from "./offers/price-day.ts"

/**
 * Runs the nightly job: stores the day's prices of every country and dealer, and schedules the mails of the price
 * alarms whose limit these prices have crossed.
 */
export const priceDay = Effect.gen(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  for (const countryId of countryIds) {
    const day = yield* storePriceDay(countryId, at)
    yield* storeDealerPrices(countryId, day)
    yield* addCrossingMails(countryId, day)
  }
})
