import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Stores with each price alarm the first day whose price counts, and adds indexes for alarms and for the customer area.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table price_alarm
      -- the first day whose price counts: set when the alarm is confirmed or changed
      add column watched_from date`
  yield* sql`
    create index price_alarm_watched on price_alarm (country_id, product_id) where confirmed_at is not null`
  yield* sql`create index price_alarm_email on price_alarm (lower(email))`
  yield* sql`create index order_draft_account on order_draft (account_id) where account_id is not null`
})
