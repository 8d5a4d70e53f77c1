import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql/SqlClient"
import type { Readiness } from "../../domain/operations/readiness.ts"
import { newestMigration } from "../db/migration-number.ts"
import { Draining } from "../ports/draining.ts"

/**
 * Time in ms for which a successful check of the database is cached: load balancers check often, and from several
 * places.
 */
const holds = 1_000

/** Maximum time in ms that the database may take to respond. */
const patience = 2_000

const answer = (status: 200 | 503, text: string) =>
  HttpServerResponse.jsonUnsafe({ Status: text }, { status, headers: { "cache-control": "no-store" } })

interface Seen {
  readonly schema: number
  readonly isReadOnly: boolean
}

const readinessOf = ({ schema, isReadOnly }: Seen): Readiness => {
  if (isReadOnly) return "database read-only"
  return schema < newestMigration ? "schema too old" : "ok"
}

const asked = Effect.flatMap(
  SqlClient,
  (sql) => sql<Seen>`
    select coalesce(max(migration_id), 0)::int as schema,
      pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"
    from app_migration`
).pipe(
  Effect.timeout(patience),
  Effect.map(([seen]): Readiness => (seen === undefined ? "schema too old" : readinessOf(seen))),
  Effect.orElseSucceed((): Readiness => "database away")
)

/** Checks, without the cache, whether this instance should receive requests now (rule safety.readiness). */
export const readiness = Effect.flatMap(Draining, ({ hasBegun }) =>
  hasBegun ? Effect.succeed<Readiness>("draining") : asked
)

/**
 * `/health` reports that the process runs: always 200, even without a database, because a restarted instance could only
 * wait for the database again. `/ready` reports whether a load balancer should send requests to the instance (rule
 * safety.readiness): 200, or 503 with the reason while the instance stops, while the database is not available or
 * read-only, or before the schema has the version of this release.
 */
export const health = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const draining = yield* Draining
    let readyAt = Number.NEGATIVE_INFINITY
    const state = Effect.gen(function* () {
      if (draining.hasBegun) return "draining"
      const now = yield* Clock.currentTimeMillis
      if (now - readyAt < holds) return "ok"
      const state = yield* Effect.provideService(asked, SqlClient, sql)
      // a failed check is not cached, so that an instance is used again as soon as possible
      if (state === "ok") readyAt = now
      return state
    })
    yield* router.add(
      "GET",
      "/health",
      Effect.sync(() => answer(200, "ok"))
    )
    yield* router.add(
      "GET",
      "/ready",
      Effect.map(state, (found) => answer(found === "ok" ? 200 : 503, found))
    )
  })
)
