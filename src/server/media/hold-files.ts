import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { advisoryLocks } from "../db/advisory-locks.ts"

/**
 * Locks the files of one picture until the transaction ends, so that a removal cannot delete the files of the same
 * picture that is being uploaded again.
 */
export const holdFiles = Effect.fnUntraced(function* (hash: string) {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${advisoryLocks.pictureFiles}::int, hashtext(${hash}))`
})
