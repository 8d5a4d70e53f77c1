import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { Cents } from "../../domain/price/money.ts"

/** The newest price of a product in an area, and the one of the day before. */
export interface NewestPrice {
  readonly areaCode: string
  readonly productId: number
  readonly day: DayNumber
  readonly price: Cents
  readonly former: Cents | null
}

/**
 * The prices of these products on the newest day of a country in the areas of
 * these codes. What had no price on that day is not among them.
 */
export const newestPrices = Effect.fnUntraced(function* (
  countryId: CountryId,
  productIds: ReadonlyArray<number>,
  areaCodes: ReadonlyArray<string>
) {
  const sql = yield* SqlClient
  return yield* sql<NewestPrice>`
    select p.area_code as "areaCode", p.product_id as "productId", p.day - date '1970-01-01' as day, p.price,
      f.price as former
    from unnest(${[...productIds]}::int2[]) as product (id)
    cross join lateral (
      select max(day) as day from price_day
      where country_id = ${countryId} and area_code = '' and product_id = product.id) newest
    join price_day p on p.country_id = ${countryId} and p.area_code = any(${[...areaCodes]}::text[])
      and p.product_id = product.id and p.day = newest.day
    left join price_day f on f.country_id = p.country_id and f.area_code = p.area_code
      and f.product_id = p.product_id and f.day = p.day - 1`
})
