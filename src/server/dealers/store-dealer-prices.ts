import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { divideHalfUp } from "../../domain/price/money.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { DealerPrices } from "../ports/dealer-prices.ts"

/**
 * Stores today's price of each dealer of a country for loose pellets, as the mean over the dealer's areas (rule
 * dealer.prices); `day` is today, yyyy-MM-dd. Stored prices do not change; a night without a running server leaves a
 * gap.
 */
export const storeDealerPrices = Effect.fnUntraced(function* (countryId: CountryId, day: string) {
  const sql = yield* SqlClient
  const { everywhere } = yield* DealerPrices
  const offers = Map.groupBy(yield* everywhere(countryId, {}), ({ dealerId }) => dealerId)
  const means = [...offers.values()].map((areas) =>
    divideHalfUp(
      areas.reduce((sum, { unitPrice }) => sum + unitPrice, 0),
      areas.length
    )
  )
  yield* sql`
    insert into dealer_price_day (dealer_id, product_id, day, price)
    select id, ${usualGroup.productId}::int2, ${day}::date, price
    from unnest(${[...offers.keys()]}::int4[], ${means}::int4[]) as found (id, price)
    on conflict do nothing`
})
