import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { Memories, memoryOf } from "../ports/memories.ts"
import { byTheClock } from "./by-the-clock.ts"
import { keptUntilNotice, type Reading } from "./kept-until-notice.ts"

/** Start and end of the period of a row, in ISO 8601; without an end, the row is valid indefinitely. */
interface RunTime {
  readonly startsAt: string
  readonly endsAt: string | null
}

interface RowsInMemory<Rows> {
  /** Name of this cache, as staff see it. */
  readonly name: Parameters<typeof memoryOf>[0]
  readonly label: string
  /** The channel whose notifications report changes of the rows. */
  readonly channel: string
  readonly load: Effect.Effect<Rows, SqlError, SqlClient>
  readonly runTimesOf: (rows: Rows) => ReadonlyArray<RunTime>
  /**
   * Called when pages that show the rows have to be rendered again: after a notification, and when a row's period
   * starts or ends.
   */
  readonly onChange: () => void
}

/**
 * Caches rows that are the same for all visitors and valid for a period; the rows are read again after each
 * notification. While the database is not available, the rows that were last read are returned.
 */
export const rowsInMemory = <Rows>(of: RowsInMemory<Rows>) =>
  Effect.gen(function* () {
    const client = yield* PgClient
    const sql = yield* SqlClient
    const clock = yield* byTheClock(of.onChange)
    const entries = new KeptEntries<Reading<Rows, DatabaseUnreachable>>({ most: 1 })
    const memories = yield* Memories
    memories.add(memoryOf(of.name, entries, () => ({ label: of.label })))
    let last: { readonly rows: Rows } | undefined
    const read = Effect.gen(function* () {
      const rows = yield* Effect.provideService(of.load, SqlClient, sql)
      last = { rows }
      clock.know(
        of
          .runTimesOf(rows)
          .flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt === null ? [] : [endsAt])].map(Date.parse))
      )
      return rows
    })
    const kept = yield* keptUntilNotice(
      (_: "all") => orUnreachable(read),
      client.listen(of.channel),
      of.onChange,
      entries
    )
    return Effect.catch(kept("all"), (away) =>
      last === undefined ? Effect.fail(away) : Effect.succeed(last.rows)
    )
  })
