import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Number of days before the installation for which counts are loaded. */
const countedDays = 30

/**
 * Loads the counts of shown offers for the days before the installation, consistent with the orders of these days. Also
 * sets the age of the dealers' lists to a few days, so that the sample data trigger no warnings.
 */
export const loadCalls = Effect.fnUntraced(function* (today: string) {
  const sql = yield* SqlClient
  yield* sql`
    insert into offer_call (country_id, zip_code, day, product_group_id, calls)
    select country_id, receipt #>> '{deliveryAddress,zipCode}', (placed_at at time zone 'UTC')::date, product_group_id,
      sum(3 + get_byte(decode(md5(id), 'hex'), 0) % 20)
    from customer_order where placed_at >= ${today}::date - ${countedDays}::int group by 1, 2, 3, 4`
  yield* sql`
    insert into dealer_call (dealer_id, day, calls)
    select d.id, day::date, 8 + get_byte(decode(md5(d.id || ' ' || day::date), 'hex'), 0) % 40
    from dealer d, generate_series(${today}::date - ${countedDays}::int, ${today}::date - 1, interval '1 day') day
    where d.state = 'active'`
  yield* sql`
    insert into price_list_age (dealer_id, held_at)
    select distinct a.dealer_id, (${today}::date - 1 - a.dealer_id % 9)::timestamp at time zone 'UTC' + interval '8 hours'
    from delivery_area a where exists (select from price_row p where p.area_id = a.id)`
})
