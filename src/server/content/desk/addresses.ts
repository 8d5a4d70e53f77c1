import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { redirectsAfter } from "../../../domain/content/redirects.ts"

/** Any number: of several that take addresses at once one does. */
const lockKey = 7_243_403

/** Keeps every address as it is until the transaction ends. */
export const holdAddresses = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${lockKey})`
})

export const isTaken = Effect.fnUntraced(function* (path: string) {
  const sql = yield* SqlClient
  const rows = yield* sql`select 1 from content_page where path = ${path}`
  return rows.length > 0
})

/** Visitors see a page of its own here from now on; until then they are redirected. */
export const forgetRedirect = Effect.fnUntraced(function* (path: string) {
  const sql = yield* SqlClient
  yield* sql`delete from content_redirect where from_path = ${path}`
})

/** Redirects from an address that a page has left (rule content.redirects). */
export const leaveRedirect = Effect.fnUntraced(function* (from: string, to: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly from: string; readonly to: string }>`
    delete from content_redirect where from_path in (${from}, ${to}) or to_path = ${from}
    returning from_path as "from", to_path as "to"`
  const after = redirectsAfter(new Map(rows.map((row) => [row.from, row.to])), from, to)
  for (const [source, target] of after)
    yield* sql`insert into content_redirect (from_path, to_path) values (${source}, ${target})`
})
