import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const figures = ["orders", "cancellations", "amount", "revenue_cents", "settled"]
const sums = figures.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")
const counts = figures.map((figure) => `${figure} bigint not null`).join(", ")

const partKey = "country_id, product_id, day, zip_area, pays_by_rate, unit_group, currency"
const saleKey = "country_id, day, dealer_id, product_group_id, product_id, currency"

/** SQL for one representative product group per unit of measurement: litres, pallets, kilograms. */
const unitGroup =
  "(case when product_group_id in (1, 2, 5) then 1 when product_group_id in (4, 6, 8) then 4 else 3 end)::smallint"

/**
 * Sums by day for each area and product or payment method, and for each dealer and product, because a request for a
 * whole year reads all rows of the year (decision 025).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = (text: string) => sql`${sql.literal(text)}`
  yield* run(`
    create table order_day_area_part (
      country_id smallint not null,
      product_id smallint not null,
      day date not null,
      zip_area text not null,
      pays_by_rate boolean not null,
      -- a group that stands for all of its unit
      unit_group smallint not null,
      currency text not null,
      ${counts},
      primary key (${partKey})
    )`)
  yield* run(`
    create table order_day_sale (
      country_id smallint not null,
      day date not null,
      dealer_id integer not null,
      product_group_id smallint not null,
      product_id smallint not null,
      currency text not null,
      ${counts},
      primary key (${saleKey})
    )`)
  // the lock ensures that no process adds deltas to the daily sums until this transaction ends
  // (statistics/fold-days.ts)
  yield* run(`select pg_advisory_xact_lock(7243401)`)
  yield* run(`
    insert into order_day_area_part (${partKey}, ${figures.join(", ")})
    select ${partKey}, ${sums} from (select *, ${unitGroup} as unit_group from order_day) u group by ${partKey}`)
  yield* run(`
    insert into order_day_sale (${saleKey}, ${figures.join(", ")})
    select ${saleKey}, ${sums} from order_day group by ${saleKey}`)
  // servers of the earlier release add deltas to the daily sums without updating these tables, so a job compares these
  // tables with the daily sums once those servers are gone
  yield* run(`do $$ begin
    if to_regnamespace('graphile_worker') is not null then
      perform graphile_worker.add_job('check-order-days', run_at := now() + interval '15 minutes');
    end if;
  end $$`)
})
