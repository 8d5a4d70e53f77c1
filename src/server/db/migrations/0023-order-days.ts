import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const key = "country_id, day, dealer_id, product_group_id, product_id, zip_area, pays_by_rate, currency"
const totalKey = "country_id, day, product_group_id, product_id, pays_by_rate, currency"
const figures = ["orders", "cancellations", "amount", "revenue_cents", "settled"]
const sums = figures.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

const columns = `
  country_id smallint not null,
  -- the local day of placing, in the time zone of the country
  day date not null,
  dealer_id integer not null,
  product_group_id smallint not null,
  product_id smallint not null,
  -- the first two digits of where it was delivered to
  zip_area text not null,
  pays_by_rate boolean not null,
  currency text not null,
  orders bigint not null,
  -- of those: ended apart
  cancellations bigint not null,
  -- of the others: what was ordered, and what came once it was delivered; in the unit of the product group
  amount bigint not null,
  revenue_cents bigint not null,
  settled bigint not null`

/**
 * Returns SQL for the values that each order of `source` adds to the sums; used by the view, by both triggers, and to
 * fill the tables with existing orders.
 */
const counted = (source: string) => `
  select o.country_id,
    (o.placed_at at time zone case o.country_id when 2 then 'Europe/Vienna' when 3 then 'Europe/Zurich'
      else 'Europe/Berlin' end)::date as day,
    o.dealer_id, o.product_group_id,
    coalesce((o.receipt #>> '{offer,productId}')::smallint, 0::smallint) as product_id,
    coalesce(left(o.receipt #>> '{calculation,zipCode}', 2), '') as zip_area,
    coalesce(o.receipt #>> '{payment,variant}' = 'Installment', false) as pays_by_rate,
    o.currency, 1::int8 as orders, e.ended::int::int8 as cancellations,
    case when e.ended then 0 else coalesce((o.life #>> '{delivery,amount}')::int8,
      (o.receipt #>> '{calculation,amount}')::int8, 0) end as amount,
    case when e.ended then 0 else coalesce((o.life #>> '{delivery,bill,totalCents}')::int8,
      o.total_cents) end as revenue_cents,
    (o.status = 'settled')::int::int8 as settled
  from ${source} o, lateral (select
    o.status in ('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn') as ended) e`

const negative = figures.map((figure) => `-${figure}`).join(", ")
const isNothing = figures.map((figure) => `sum(${figure}) = 0`).join(" and ")

const triggers = [
  `create function order_counted() returns trigger language plpgsql as $$
   begin
     insert into order_delta (${key}, ${figures.join(", ")})
       select ${key}, ${sums} from (${counted("placed")}) c group by ${key};
     return null;
   end $$`,
  `create function order_uncounted() returns trigger language plpgsql as $$
   begin
     insert into order_delta (${key}, ${figures.join(", ")})
       select ${key}, ${negative} from (select ${key}, ${sums} from (${counted("gone")}) c group by ${key}) s;
     return null;
   end $$`,
  `create function order_recounted() returns trigger language plpgsql as $$
   begin
     insert into order_delta (${key}, ${figures.join(", ")})
       select ${key}, ${sums} from (
         select * from (${counted("(select (new).*)")}) now
         union all select ${key}, ${negative} from (${counted("(select (old).*)")}) before
       ) c group by ${key} having not (${isNothing});
     return null;
   end $$`,
  // the trigger skips orders that were counted by the statement that placed them, because that takes only a tenth of
  // the trigger's time (orders/place-statement.ts)
  `create trigger order_counted after insert on customer_order referencing new table as placed
   for each statement when (coalesce(current_setting('heizmarkt.counted', true), '') <> 'itself')
   execute function order_counted()`,
  `create trigger order_uncounted after delete on customer_order referencing old table as gone
   for each statement execute function order_uncounted()`,
  `create trigger order_recounted after update of country_id, product_group_id, dealer_id, status, currency,
     total_cents, receipt, life, placed_at on customer_order
   for each row execute function order_recounted()`
]

/**
 * Tables for statistics (decision 025), which contain sums by day. Triggers write changes as deltas, which do not block
 * each other, and a job adds the deltas to the sums of the days. Days and deltas together match the orders at every
 * moment.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = (text: string) => sql`${sql.literal(text)}`
  // the table needs no index, because rows are only added, and removed once a job has added them to the daily sums; it
  // is emptied repeatedly, so it is vacuumed often
  yield* run(`create table order_delta (${columns})
    with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000)`)
  yield* run(`create table order_day (${columns}, primary key (${key}))`)
  // indexes for dealers, who see only their own rows, and for searches by area
  yield* run(`create index order_day_dealer on order_day (dealer_id, day)`)
  yield* run(`create index order_day_area on order_day (country_id, zip_area, day)`)
  // the same sums without dealers and areas, for the operator's totals: a hundredth of the rows
  yield* run(
    `create table order_day_total (${columns
      .replace("dealer_id integer not null,", "")
      .replace("zip_area text not null,", "")}, primary key (${totalKey}))`
  )
  yield* run(`create view order_count as ${counted("customer_order")}`)
  for (const trigger of triggers) yield* run(trigger)
  // creating a trigger locks the table against writers until this transaction ends, so no order is missed or
  // counted twice
  yield* run(`insert into order_day select ${key}, ${sums} from order_count group by ${key}`)
  yield* run(`insert into order_day_total select ${totalKey}, ${sums} from order_day group by ${totalKey}`)
})
