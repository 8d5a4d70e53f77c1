import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import type { DealerOverview } from "../../domain/dealer-desk/dealer-overview.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { fullDays, usualAgeLimits } from "../../domain/price-list/list-age.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { refusals } from "../http/refusals.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { DealerRanks } from "../ports/dealer-ranks.ts"
import { askedRows, overviewRow } from "./overview-rows.ts"

const countryOf = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly countryId: CountryId }>`
    select country_id as "countryId" from dealer where id = ${dealerId}`
  return row?.countryId ?? (yield* Effect.fail(refusals.notFound))
})

const hoursSince = (at: string | null, now: number): number | null =>
  at === null ? null : Math.max(0, Math.floor((now - Date.parse(at)) / 3_600_000))

/**
 * Returns the data for the start page of the caller's dealer (rule dealer.home); fails with "not found" for a caller
 * without a dealer.
 */
export const overview = Effect.gen(function* () {
  const { user } = yield* Visitor
  const dealerId = user?.dealerId ?? 0
  const countryId = yield* countryOf(dealerId)
  const now = yield* Clock.currentTimeMillis
  const at = new Date(now)
  const day = isoOfDay(localTime(countryId, at).day)
  const row = yield* overviewRow(dealerId, at.toISOString(), day)
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  const { priceAge = usualAgeLimits } = yield* ShopSite
  const ranks = yield* DealerRanks
  const asked = yield* askedRows(dealerId, row, day)
  const places = yield* Effect.forEach(asked, (one) =>
    Effect.map(ranks.at(countryId, dealerId, one, at), (rank) => ({ ...one, ...rank }))
  )
  const { name, state, areaCount, rowCount, heldAt, scheduledAt, calls, orders } = row
  const told: DealerOverview = {
    dealerId,
    name,
    state,
    countryId,
    currency: countries[countryId].currencyCode,
    areaCount,
    orders: { count: row.orderCount, oldestHours: hoursSince(row.oldestOrder, now) },
    cancellations: { count: row.cancellationCount, oldestHours: hoursSince(row.oldestCancellation, now) },
    prices: {
      rowCount,
      heldAt,
      days: heldAt === null ? null : fullDays(heldAt, now),
      isResting: row.isResting,
      warnDays: priceAge.first,
      restDays: priceAge.rest,
      scheduledAt
    },
    places,
    last30Days: { calls, orders }
  }
  return told
})
