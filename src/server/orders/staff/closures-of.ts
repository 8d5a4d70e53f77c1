import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OpenOrder } from "../../../domain/order/life/open-order.ts"

export type Closures = ReadonlyMap<number, OpenOrder["closures"]>

/** Returns the days on which dealers do not deliver, from a local date on. */
export const closuresOf = Effect.fnUntraced(function* (dealerIds: ReadonlyArray<number>, from: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly dealerId: number; readonly firstDay: string; readonly lastDay: string }>`
    select dealer_id as "dealerId", first_day::text as "firstDay", last_day::text as "lastDay" from dealer_closure
    where dealer_id = any(${[...new Set(dealerIds)]}::int[]) and last_day >= ${from}::date order by first_day, id`
  const found: Closures = new Map(
    dealerIds.map((id) => [
      id,
      rows.filter(({ dealerId }) => dealerId === id).map(({ firstDay, lastDay }) => ({ firstDay, lastDay }))
    ])
  )
  return found
})
