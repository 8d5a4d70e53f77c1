import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { redirectsAfter } from "../../../domain/content/redirects.ts"
import { advisoryLocks } from "../../db/advisory-locks.ts"

/** Locks all addresses until the transaction ends. */
export const holdAddresses = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`select pg_advisory_xact_lock(${advisoryLocks.pageAddresses})`
})

export const isTaken = Effect.fnUntraced(function* (path: string) {
  const sql = yield* SqlClient
  const rows = yield* sql`select 1 from content_page where path = ${path}`
  return rows.length > 0
})

/** Removes the redirect of an address that a published page now uses; the redirect works until then. */
export const forgetRedirect = Effect.fnUntraced(function* (path: string) {
  const sql = yield* SqlClient
  yield* sql`delete from content_redirect where from_path = ${path}`
})

/** Adds a redirect from the former address of a page (rule content.redirects). */
export const leaveRedirect = Effect.fnUntraced(function* (from: string, to: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly from: string; readonly to: string }>`
    delete from content_redirect where from_path in (${from}, ${to}) or to_path = ${from}
    returning from_path as "from", to_path as "to"`
  const after = redirectsAfter(new Map(rows.map((row) => [row.from, row.to])), from, to)
  for (const [source, target] of after)
    yield* sql`insert into content_redirect (from_path, to_path) values (${source}, ${target})`
})
