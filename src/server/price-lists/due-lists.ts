import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countChanges } from "../../domain/price-list/changes.ts"
import { currentList } from "./current-list.ts"
import { type KeptRow, rowsOfKept } from "./kept-rows.ts"
import { findDealer } from "./list-dealer.ts"
import { keepFormer, putInForce } from "./put-in-force.ts"

/** Name of the job that puts due lists in force. */
export const dueListsJob = "price-lists-due"

interface WaitingList {
  readonly id: number
  readonly contents: ReadonlyArray<KeptRow>
}

/**
 * Puts one list in force. Rows of areas that have been removed since the list was scheduled are left out, since the
 * dealer no longer delivers there (rule price-list.instant).
 */
const settleList = Effect.fnUntraced(function* (dealerId: number, listId: number, at: string) {
  const sql = yield* SqlClient
  const dealer = yield* findDealer(dealerId, true)
  const [waiting] = yield* sql<WaitingList>`
    select id, contents from price_list where id = ${listId} and state = 'scheduled' for update`
  if (waiting === undefined) return
  const current = yield* currentList(dealer)
  yield* keepFormer(dealer, current, at)
  const areas = new Set(current.areas.map(({ id }) => id))
  const rows = rowsOfKept(waiting.contents).filter(({ areaId }) => areas.has(areaId))
  const counts = countChanges(yield* putInForce(dealer, current, rows))
  yield* sql`
    update price_list set state = 'published', added = ${counts.added}, changed = ${counts.changed},
      gone = ${counts.gone},
      version = (select coalesce(max(version), 0) + 1 from price_list where dealer_id = ${dealerId})
    where id = ${listId}`
})

/**
 * Puts every due list in force, each in a separate transaction. If the process is killed, each list is either
 * completely in force or not at all, and the next run a minute later continues. A list that fails delays later lists of
 * the same dealer, but not the lists of other dealers; the job then fails, so that the failure is visible.
 */
export const settleDueLists = Effect.gen(function* () {
  const sql = yield* SqlClient
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  const due = yield* sql<{ readonly id: number; readonly dealerId: number }>`
    select id, dealer_id as "dealerId" from price_list
    where state = 'scheduled' and begins_at <= ${at}::timestamptz order by begins_at, id`
  const ofDealers = [...Map.groupBy(due, ({ dealerId }) => dealerId).values()]
  const outcomes = yield* Effect.forEach(ofDealers, (lists) =>
    Effect.exit(
      Effect.forEach(lists, ({ id, dealerId }) => sql.withTransaction(settleList(dealerId, id, at)), {
        discard: true
      })
    )
  )
  for (const outcome of outcomes) yield* outcome
})
