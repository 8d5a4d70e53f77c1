import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { type Erasure, erasureKey } from "./erasures.ts"
import { erasureFollows } from "./keep-erasure.ts"

/**
 * Deletes requests for price mails, and records that a restore must not bring these requests back (rule
 * account.erasure).
 */
export const endPriceLetters = Effect.fnUntraced(function* (which: Fragment) {
  const sql = yield* SqlClient
  const gone = yield* sql<Pick<Erasure, "id" | "key">>`
    delete from price_alarm where ${which} returning id, ${sql.literal(erasureKey("price_alarm"))} as key`
  for (const each of gone) yield* erasureFollows({ kind: "letter", ...each })
})

/**
 * After a restore, deletes the erased requests for price mails that the restored database contains again; returns how
 * many were deleted.
 */
export const endPriceLettersAgain = Effect.fnUntraced(function* (erasures: ReadonlyArray<Erasure>) {
  const sql = yield* SqlClient
  const noted = JSON.stringify(erasures.filter(({ kind }) => kind === "letter"))
  const gone = yield* sql`
    delete from price_alarm using jsonb_to_recordset(${noted}::jsonb) as noted (id integer, key text)
    where noted.id = price_alarm.id and noted.key = ${sql.literal(erasureKey("price_alarm"))} returning price_alarm.id`
  return gone.length
})
