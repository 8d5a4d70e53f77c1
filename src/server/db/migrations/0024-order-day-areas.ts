import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const figures = ["orders", "cancellations", "amount", "revenue_cents", "settled"]
const key = "country_id, day, zip_area, unit_group, currency"
const sums = figures.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

/** SQL for one representative product group per unit of measurement: litres, pallets, kilograms. */
const unitGroup =
  "(case when product_group_id in (1, 2, 5) then 1 when product_group_id in (4, 6, 8) then 4 else 3 end)::smallint"

/**
 * Sums of the statistics by day and area only, because a request for a whole year reads all rows of the year (decision
 * 025).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = (text: string) => sql`${sql.literal(text)}`
  // frees the name of this index for the new table
  yield* run(`alter index order_day_area rename to order_day_place`)
  yield* run(`
    create table order_day_area (
      country_id smallint not null,
      day date not null,
      zip_area text not null,
      -- a group that stands for all of its unit
      unit_group smallint not null,
      currency text not null,
      orders bigint not null,
      cancellations bigint not null,
      amount bigint not null,
      revenue_cents bigint not null,
      settled bigint not null,
      primary key (${key})
    )`)
  // the lock ensures that no process adds deltas to the daily sums until this transaction ends
  // (statistics/fold-days.ts)
  yield* run(`select pg_advisory_xact_lock(7243401)`)
  yield* run(`
    insert into order_day_area (${key}, ${figures.join(", ")})
    select country_id, day, zip_area, ${unitGroup}, currency, ${sums} from order_day
    group by country_id, day, zip_area, ${unitGroup}, currency`)
})
