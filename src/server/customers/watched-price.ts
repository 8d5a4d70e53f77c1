import { Effect } from "effect"
import type { Fragment } from "effect/sql/Statement"
import { SqlClient } from "effect/sql/SqlClient"
import { isBelowAlready } from "../../domain/alarm/alarm-start.ts"
import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { areaName } from "../../domain/place/area-name.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { freshDays } from "../../domain/price-history/fresh-days.ts"
import { type Cents, toDecimal } from "../../domain/price/money.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import type { keptForPages } from "../http/kept-for-pages.ts"
import { type Problem, refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"

/** The product and place of a watched price; an empty postal code means the whole country. */
interface WatchedGoods {
  readonly countryId: CountryId
  readonly productId: number
  readonly zipCode: string
}

/**
 * Returns SQL for the price of the goods `a` in a federal state on a day, or the country's price if that federal state
 * has none.
 */
const priceOn = (sql: SqlClient, day: Fragment, stateCode: Fragment) => sql`
  select p.area_code, p.day, p.price from price_day p
  where p.country_id = a.country_id and p.product_id = a.product_id and p.day = ${day}
    and p.area_code in ('', ${stateCode})
  order by p.area_code desc limit 1`

/**
 * Returns SQL for the federal state of the postal code of `a`: the one that contains most places of this postal code.
 */
const stateOfZip = (sql: SqlClient) => sql`(
  select l.region_code from place l where l.country_id = a.country_id and l.zip_code = a.zip_code
  group by l.region_code order by count(*) desc, l.region_code limit 1)`

/**
 * Returns SQL for the price that an alarm `a` watches on a day (rule account.alarms): the price of the federal state
 * that contains the alarm's postal code, or the country's price if that federal state has none.
 */
export const watchedOn = (sql: SqlClient, day: Fragment) => priceOn(sql, day, stateOfZip(sql))

/** The newest price of an area, with the code of its federal state; the code is empty for the whole country. */
export interface WatchedPrice {
  readonly stateCode: string
  readonly price: Cents
}

/**
 * Returns the newest price that an alarm for these goods would watch. If `stateCode` is given, the price of this
 * federal state is returned.
 */
const watchedPrice = Effect.fnUntraced(function* (
  { countryId, productId, zipCode }: WatchedGoods,
  stateCode?: string
) {
  const sql = yield* SqlClient
  const state = stateCode === undefined ? stateOfZip(sql) : sql`${stateCode}`
  const [found] = yield* sql<WatchedPrice>`
    select now.area_code as "stateCode", now.price
    from (select ${countryId}::int2 as country_id, ${productId}::int2 as product_id, ${zipCode}::text as zip_code) a
    cross join lateral (
      select max(day) as day from price_day
      where country_id = a.country_id and area_code = '' and product_id = a.product_id
      -- a fuel that is sold no more has no price today (rule price.no-regional)
      having max(day) > coalesce((select max(day) from price_day
        where country_id = a.country_id and area_code = '' and product_id = ${usualGroup.productId}), '-infinity')
        - ${freshDays}::int) newest
    cross join lateral (${priceOn(sql, sql.literal("newest.day"), state)}) now`
  return found
})

const knownGroups: ReadonlySet<number> = new Set(productGroups.map(({ productId }) => productId))

/**
 * Returns the label of a cached watched price. The name "1 BY 20", for example, stands for loose pellets in Bavaria.
 */
export const watchedLabel = (name: string): string => {
  const [country = "", state = "", product] = name.split(" ")
  const countryId = countryIds.find((id) => String(id) === country)
  const area = countryId === undefined ? state : areaName(countryId, state)
  const fuel = productGroups.find(({ productId }) => String(productId) === product)?.name ?? ""
  return ["Preis für Alarme", area, fuel].join(" · ")
}

/** Cache of watched prices, by country, federal state and product. */
type Keep = ReturnType<typeof keptForPages<WatchedPrice | undefined>>

interface AskedPrice extends WatchedGoods {
  /** The path segment of a federal state, for goods without a postal code. */
  readonly state: string | undefined
}

/**
 * Returns the code of the federal state whose price is requested: an empty text for the whole country, undefined if
 * there is no such place.
 */
const stateCodeOf = Effect.fnUntraced(function* ({ countryId, zipCode, state }: AskedPrice) {
  const places = yield* Places
  if (zipCode !== "") return (yield* places.regionsOf(countryId, zipCode))[0]
  return state === undefined ? "" : regionsOf(countryId).find(({ slug }) => slug === state)?.code
})

/**
 * Returns the price that an alarm would watch today, even if no postal code of the federal state has been entered yet;
 * fails for an unknown place. All places of a federal state have the same price, which `keep` caches.
 */
export const watchedToday = Effect.fnUntraced(function* (asked: AskedPrice, keep: Keep) {
  const { countryId, productId } = asked
  const state = yield* stateCodeOf(asked)
  if (state === undefined || !knownGroups.has(productId)) return yield* Effect.fail(refusals.notFound)
  const found = yield* keep(`${countryId} ${state} ${productId}`, watchedPrice(asked, state))
  return {
    ...(found === undefined ? {} : { price: toDecimal(found.price) }),
    area: areaName(countryId, found?.stateCode ?? "")
  }
})

/** Returns a validation error if an alarm for falling prices has already reached its threshold. */
export const thresholdReached = Effect.fnUntraced(function* (wish: AlarmWish, prefix: string) {
  const none: ReadonlyArray<Problem> = []
  if (wish.kind === "Newsletter" || wish.direction === "Above") return none
  const today = yield* watchedPrice(wish)
  return isBelowAlready(wish.threshold, today?.price)
    ? [{ code: "belowAlready", field: `${prefix}Threshold`, params: {} }]
    : none
})
