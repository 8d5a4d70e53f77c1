import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import { countries, type CountryId, countryIds } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import type { SalesWish } from "../../domain/statistics/export.ts"
import { seenDealer } from "./scope.ts"
import { checkSpan } from "./wished-span.ts"

interface CampaignRow extends TrackedCampaign {
  readonly currency: "EUR" | "CHF"
  readonly orders: number
  readonly cancellations: number
  readonly settled: number
  readonly revenueCents: number
}

const ended = "('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn')"

const zone = (countryId: CountryId): string => countries[countryId].timeZone

/**
 * Counts orders by the campaign that led to them, the largest number first: a dealer sees their own orders, staff see
 * all. There are few such orders, so they are counted on request instead of being part of the daily sums.
 */
export const campaigns = Effect.fnUntraced(function* (wish: SalesWish) {
  yield* checkSpan(wish, "body")
  const { countryId, from, to } = wish
  const dealerId = yield* seenDealer
  const sql = yield* SqlClient
  const asked = countryId === undefined ? countryIds : [countryId]
  const rows = yield* sql<CampaignRow>`
    select c.page, c.channel, o.currency, count(*)::int as orders,
      (count(*) filter (where o.status in ${sql.literal(ended)}))::int as cancellations,
      (count(*) filter (where o.status = 'settled'))::int as settled,
      coalesce(sum(coalesce((o.life -> 'delivery' -> 'bill' ->> 'totalCents')::int8, o.total_cents))
        filter (where o.status not in ${sql.literal(ended)}), 0)::float8 as "revenueCents"
    from order_campaign c join customer_order o on o.id = c.order_id
    where (${dealerId ?? null}::int is null or o.dealer_id = ${dealerId ?? null}::int)
      and (${sql.or(
        asked.map(
          (
            id
          ) => sql`o.country_id = ${id} and o.placed_at >= (${from}::date::timestamp at time zone ${zone(id)})
            and o.placed_at < ((${to}::date + 1)::timestamp at time zone ${zone(id)})`
        )
      )})
    group by c.page, c.channel, o.currency
    order by orders desc, c.page, c.channel, o.currency desc`
  return {
    rows: rows.map(({ revenueCents, ...row }) => ({ ...row, revenue: toDecimal(revenueCents) }))
  }
})
