import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { audit } from "../db/audit-event.ts"
import { invalid } from "../http/refusals.ts"
import { localDayOf, rowsInForce } from "./current-list.ts"
import { findDealer, type ListAuthor } from "./list-dealer.ts"

/**
 * Records in the caller's transaction that the list in force is still valid, so that its age counts from now (rule
 * price-list.age).
 */
export const noteHeld = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* sql`select prices_hold(${dealerId}::int, ${at}::timestamptz)`
  return at
})

/**
 * Confirms the list in force without changes; suspended offers are restored at once. A dealer without a list has
 * nothing to confirm.
 */
export const holdList = Effect.fnUntraced(function* (dealerId: number, author: ListAuthor, reason: string) {
  const sql = yield* SqlClient
  const refuse = (field: string, code: string) => Effect.fail(invalid([{ field, code, params: {} }]))
  if (author.source === "staff" && reason.trim() === "") return yield* refuse("Reason", "required")
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const dealer = yield* findDealer(dealerId, true)
      const rows = yield* rowsInForce(dealer, yield* localDayOf(dealer))
      if (rows.length === 0) return yield* refuse("Rows", "rowsMissing")
      const heldAt = yield* noteHeld(dealerId)
      yield* audit({
        event: "priceListHeld",
        actorId: author.accountId ?? undefined,
        subjectId: undefined,
        detail: { dealer: dealerId, reason }
      })
      return { heldAt }
    })
  )
})
