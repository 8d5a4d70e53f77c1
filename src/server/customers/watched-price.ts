import { Effect } from "effect"
import type { Fragment } from "effect/sql/Statement"
import { SqlClient } from "effect/sql/SqlClient"
import { isBelowAlready } from "../../domain/alarm/alarm-start.ts"
import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { areaName } from "../../domain/place/area-name.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type Cents, toDecimal } from "../../domain/price/money.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { type Problem, refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"

/** Whose price an alarm watches: of which fuel, and where; an empty postal code is the whole country. */
interface WatchedGoods {
  readonly countryId: CountryId
  readonly productId: number
  readonly zipCode: string
}

/**
 * The price that an alarm `a` watches on a day (rule account.alarms): that of the state of its postal code where there
 * is one, or else the country's.
 */
export const watchedOn = (sql: SqlClient, day: Fragment) => sql`
  select p.area_code, p.day, p.price from price_day p
  where p.country_id = a.country_id and p.product_id = a.product_id and p.day = ${day}
    and p.area_code in ('', (
      select l.region_code from place l where l.country_id = a.country_id and l.zip_code = a.zip_code
      group by l.region_code order by count(*) desc, l.region_code limit 1))
  order by p.area_code desc limit 1`

/** The newest one, with the code of the state whose price it is; the empty one is the country. */
const watchedPrice = Effect.fnUntraced(function* ({ countryId, productId, zipCode }: WatchedGoods) {
  const sql = yield* SqlClient
  const [found] = yield* sql<{ readonly stateCode: string; readonly price: Cents }>`
    select now.area_code as "stateCode", now.price
    from (select ${countryId}::int2 as country_id, ${productId}::int2 as product_id, ${zipCode}::text as zip_code) a
    cross join lateral (
      select max(day) as day from price_day
      where country_id = a.country_id and area_code = '' and product_id = a.product_id) newest
    cross join lateral (${watchedOn(sql, sql.literal("newest.day"))}) now`
  return found
})

const knownGroups: ReadonlySet<number> = new Set(productGroups.map(({ productId }) => productId))

/** The price that an alarm would watch today; a postal code that no place has watches nothing. */
export const watchedToday = Effect.fnUntraced(function* (goods: WatchedGoods) {
  const places = yield* Places
  const isPlace = goods.zipCode === "" || (yield* places.regionsOf(goods.countryId, goods.zipCode)).length > 0
  if (!isPlace || !knownGroups.has(goods.productId)) return yield* Effect.fail(refusals.notFound)
  const found = yield* watchedPrice(goods)
  return {
    ...(found === undefined ? {} : { price: toDecimal(found.price) }),
    area: areaName(goods.countryId, found?.stateCode ?? "")
  }
})

/** An alarm for falling prices that would wait for what has happened already. */
export const tooLate = Effect.fnUntraced(function* (wish: AlarmWish, prefix: string) {
  const none: ReadonlyArray<Problem> = []
  if (wish.kind === "Newsletter" || wish.direction === "Above") return none
  const today = yield* watchedPrice(wish)
  return isBelowAlready(wish.threshold, today?.price)
    ? [{ code: "belowAlready", field: `${prefix}Threshold`, params: {} }]
    : none
})
