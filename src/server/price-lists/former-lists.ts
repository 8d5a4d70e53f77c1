import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { changesBetween } from "../../domain/price-list/changes.ts"
import { sentRowsOf } from "../../domain/price-list/sent-rows.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { currentList, shownList } from "./current-list.ts"
import { rowsOfList } from "./kept-rows.ts"
import { findDealer, type ListAuthor, type ListDealer } from "./list-dealer.ts"
import { entryOf } from "./list-entries.ts"
import { type Publication, publishList } from "./publish-list.ts"

/**
 * Returns the rows with which a list is compared: those of the version before it, or, for a scheduled list, those in
 * force.
 */
const rowsBefore = Effect.fnUntraced(function* (dealer: ListDealer, version: number | null) {
  if (version === null) return (yield* currentList(dealer)).rows
  const sql = yield* SqlClient
  const [before] = yield* sql<{ readonly id: number }>`
    select id from price_list where dealer_id = ${dealer.id} and version = ${version - 1}`
  return before === undefined ? [] : ((yield* rowsOfList(dealer.id, before.id)) ?? [])
})

/** Returns a list of a dealer's history with its rows and its changes. */
export const formerList = Effect.fnUntraced(function* (dealer: ListDealer, listId: number) {
  const entry = yield* entryOf(dealer.id, listId)
  const rows = yield* rowsOfList(dealer.id, listId)
  if (entry === undefined || rows === undefined) return yield* Effect.fail(refusals.notFound)
  return { entry, rows, changes: changesBetween(yield* rowsBefore(dealer, entry.version), rows) }
})

/** Publishes a former list again, without areas that have been removed in the meantime (rule price-list.history). */
export const restoreList = Effect.fnUntraced(function* (
  dealer: ListDealer,
  author: ListAuthor,
  listId: number,
  publication: Publication
) {
  const rows = yield* rowsOfList(dealer.id, listId)
  if (rows === undefined) return yield* Effect.fail(refusals.notFound)
  const { areas } = yield* currentList(dealer)
  const ids = new Set(areas.map(({ id }) => id))
  const there = rows.filter(({ areaId }) => ids.has(areaId))
  return yield* publishList(dealer.id, author, {
    ...publication,
    rows: sentRowsOf(there, areas),
    restoredFrom: listId
  })
})

/** Withdraws a scheduled list; a list that has come into force stays. */
export const withdrawList = Effect.fnUntraced(function* (
  { id }: ListDealer,
  author: ListAuthor,
  listId: number,
  reason: string
) {
  const sql = yield* SqlClient
  if (author.source === "staff" && reason.trim() === "")
    return yield* Effect.fail(invalid([{ field: "Reason", code: "required", params: {} }]))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const dealer = yield* findDealer(id, true)
      if ((yield* entryOf(id, listId)) === undefined) return yield* Effect.fail(refusals.notFound)
      const withdrawn = yield* sql`
        update price_list set state = 'withdrawn'
        where id = ${listId} and dealer_id = ${id} and state = 'scheduled' returning id`
      const current = yield* shownList(dealer)
      if (withdrawn.length === 0)
        return yield* Effect.fail({
          ...refusals.notPossible,
          message: "This list does not wait for its instant any more.",
          problems: [{ code: "notWaiting", field: "ListId", params: {} }],
          current
        })
      if (author.source === "staff")
        yield* audit({
          event: "priceListWithdrawn",
          actorId: author.accountId ?? undefined,
          subjectId: undefined,
          detail: { dealer: id, list: listId, reason }
        })
      return current
    })
  )
})
