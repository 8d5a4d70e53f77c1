import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Site } from "../../domain/site/site.ts"
import { type ServerConfig, StartProblem } from "../config.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

/**
 * Fills an empty database with sample data and marks it as a database with sample data; the data depend only on the
 * seed and the day of installation (rule sample.data).
 */
export type LoadSampleData = (options: {
  readonly seed: number
  /** The day of installation, YYYY-MM-DD. */
  readonly today: string
  readonly progress: (line: string) => void
}) => Effect.Effect<void, SqlError, SqlClient>

export const sampleSeed = 1

const todayInBerlin = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })

const kindOf = (sql: SqlClient) =>
  sql<{ readonly data_kind: "sample" | "real" }>`select data_kind from installation`.pipe(
    Effect.map(([row]) => row?.data_kind)
  )

/**
 * Decides once whether an empty database gets sample data or real data, and returns the chosen kind. Runs in one
 * transaction: an interrupted start leaves an empty database, and if several servers start, one loads the data while
 * the others wait.
 */
export const ensureData = Effect.fnUntraced(function* (
  config: Pick<ServerConfig, "sampleData">,
  load: Effect.Effect<LoadSampleData>,
  progress: (line: string) => void
) {
  const sql = yield* SqlClient
  const present = yield* kindOf(sql)
  if (present) return present
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`select pg_advisory_xact_lock(${advisoryLocks.firstData})`
      const loaded = yield* kindOf(sql)
      if (loaded) return loaded
      const today = todayInBerlin()
      if (!config.sampleData) {
        yield* sql`insert into installation (data_kind, installed_on) values ('real', ${today})`
        yield* loadReferenceData
        return "real" as const
      }
      yield* (yield* load)({ seed: sampleSeed, today, progress })
      return "sample" as const
    })
  )
})

/** Fails if PostgreSQL's settings could lose orders of real customers (decision 002). */
export const requireSafeDatabase = Effect.fnUntraced(function* (
  production: boolean,
  kind: "sample" | "real"
) {
  const sql = yield* SqlClient
  const [settings] = yield* sql<{
    readonly fsync: string
    readonly commit: string
  }>`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
  if (production && kind === "real" && (settings?.fsync === "off" || settings?.commit === "off")) {
    return yield* Effect.fail(
      new StartProblem(
        "PostgreSQL runs with fsync or synchronous_commit off and could lose orders: set both to on before serving real data."
      )
    )
  }
})

/** Fails if real goods would be sold in the name of a fictitious company (rule page.operator). */
export const requireOwnSite = (kind: "sample" | "real", { isSample }: Pick<Site, "isSample">) =>
  kind === "real" && isSample
    ? Effect.fail(
        new StartProblem(
          "The shop has real data and no operator: set SITE to the JSON file with your company and domains (docs/operations.md)."
        )
      )
    : Effect.void

/** Fails if PostgreSQL is older than version 15. */
export const requireNewDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly version: number
  }>`select current_setting('server_version_num')::int as version`
  const major = Math.floor((row?.version ?? 0) / 10_000)
  if (major < 15) {
    return yield* Effect.fail(
      new StartProblem(
        `DATABASE_URL is a PostgreSQL ${major}; 15 or newer is needed: update it or use another.`
      )
    )
  }
})
