import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DayStop, DeliveryDay } from "../../../domain/order/life/day-list.ts"
import { nearestFirst } from "../../../domain/order/life/route.ts"
import type { GeoPoint } from "../../../domain/place/distance.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { dayOfIso } from "../../../domain/price/local-day.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { todayIn } from "../life/lead-on.ts"
import { factsOf } from "../life/life-row.ts"
import { mayOf, orderColumns, type OrderRow, toOpenOrder } from "../staff/order-row.ts"

interface DealerRow {
  readonly name: string
  readonly countryId: CountryId
  readonly zipCode: string
  readonly city: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Finds the dealer and the starting point of the dealer's route: the first branch, or the dealer's own address. */
const dealerOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<DealerRow>`
    select d.name, d.country_id as "countryId", coalesce(b.zip_code, d.zip_code) as "zipCode",
      coalesce(b.city, d.city) as city, b.latitude, b.longitude
    from dealer d left join lateral (select * from branch b where b.dealer_id = d.id order by b.id limit 1) b on true
    where d.id = ${dealerId}`
  return row ?? (yield* Effect.fail(refusals.notFound))
})

/** Returns the centre of each postal code that has coordinates. */
const pointsOf = Effect.fnUntraced(function* (countryId: CountryId, zipCodes: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const rows = yield* sql<GeoPoint & { readonly zipCode: string }>`
    select zip_code as "zipCode", avg(latitude)::float8 as latitude, avg(longitude)::float8 as longitude from place
    where country_id = ${countryId} and zip_code = any(${[...new Set(zipCodes)]}::text[]) and latitude is not null
    group by zip_code`
  return new Map<string, GeoPoint>(rows.map(({ zipCode, ...point }) => [zipCode, point]))
})

/** Returns the stops of an order at which nothing has been delivered yet, with their postal codes. */
const stopsOf = (row: OrderRow, today: string): ReadonlyArray<Omit<DayStop, "routePlace">> => {
  const order = toOpenOrder(
    row,
    mayOf(row, { seat: "dealer", mayLead: true, mayEnd: false }, today),
    "dealer"
  )
  const { stations = [], deliveryAddress } = row.receipt
  if (stations.length === 0) return [{ order, station: null, zipCode: deliveryAddress.zipCode }]
  const came = new Set(factsOf(row).stations.map(({ station }) => station))
  return stations.flatMap(({ address }, place) =>
    came.has(place + 1) ? [] : [{ order, station: place + 1, zipCode: address.zipCode }]
  )
}

/** Lists the caller's deliveries on a local day; today if no day is requested (rule dealer.day-list). */
export const deliveryDay = Effect.fnUntraced(function* (asked: string | undefined) {
  const { dealerId } = yield* dealerScopeOf("dealer.home")
  const dealer = yield* dealerOf(dealerId ?? 0)
  if (asked !== undefined && dayOfIso(asked) === undefined)
    return yield* Effect.fail(invalid([{ code: "noDay", field: "day", params: {} }]))
  const now = yield* Clock.currentTimeMillis
  const today = todayIn(dealer.countryId, now)
  const day = asked ?? today
  const sql = yield* SqlClient
  const ofDay = sql`o.dealer_id = ${dealerId ?? 0} and o.life ->> 'scheduledDay' = ${day}`
  const rows = yield* sql<OrderRow>`
    select ${sql.literal(orderColumns)} from customer_order o join dealer d on d.id = o.dealer_id
    where o.status = 'scheduled' and ${ofDay} order by o.placed_at, o.id`
  const [counted] = yield* sql<{ readonly delivered: number }>`
    select count(*)::int as delivered from customer_order o
    where o.status in ('delivered', 'invoiced', 'settled') and ${ofDay}`
  const waiting = rows
    .flatMap((row) => stopsOf(row, today))
    .toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))
  const points = yield* pointsOf(dealer.countryId, [dealer.zipCode, ...waiting.map(({ zipCode }) => zipCode)])
  const { latitude, longitude } = dealer
  const start =
    latitude === null || longitude === null ? (points.get(dealer.zipCode) ?? null) : { latitude, longitude }
  const route = nearestFirst(
    start,
    waiting.map((stop, place) => ({ place, zipCode: stop.zipCode, point: points.get(stop.zipCode) ?? null }))
  ).map(({ place }) => place)
  const told: DeliveryDay = {
    day,
    dealer: dealer.name,
    start: `${dealer.zipCode} ${dealer.city}`,
    stops: waiting.map((stop, place) => ({ ...stop, routePlace: route.indexOf(place) + 1 })),
    deliveredCount: counted?.delivered ?? 0
  }
  return told
})
