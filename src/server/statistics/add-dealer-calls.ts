import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** How often a dealer's offers were shown on a day (rule dealer.calls). */
export interface DealerCallRow {
  readonly day: string
  readonly dealer_id: number
  readonly calls: number
}

/** Adds sums to the daily counts; dealers that were deleted in the meantime are left out. */
export const addDealerCalls = Effect.fnUntraced(function* (rows: ReadonlyArray<DealerCallRow>) {
  const sql = yield* SqlClient
  yield* sql`
    insert into dealer_call (dealer_id, day, calls)
    select n.dealer_id, n.day, n.calls from json_populate_recordset(null::dealer_call, ${JSON.stringify(rows)}::json) n
    join dealer d on d.id = n.dealer_id order by n.dealer_id, n.day
    on conflict (dealer_id, day) do update set calls = dealer_call.calls + excluded.calls`
})
