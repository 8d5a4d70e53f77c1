import { PgClient } from "@effect/sql-pg/PgClient"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { Memories, memoryOf } from "../ports/memories.ts"
import { byTheClock } from "./by-the-clock.ts"
import { keptUntilNotice, type Reading } from "./kept-until-notice.ts"

/** When something begins and ends, in ISO 8601; without an end it stays. */
interface RunTime {
  readonly startsAt: string
  readonly endsAt: string | null
}

interface RowsInMemory<Rows> {
  /** What the desk calls this memory. */
  readonly name: Parameters<typeof memoryOf>[0]
  readonly label: string
  /** The channel whose notices say that the rows have changed. */
  readonly channel: string
  readonly load: Effect.Effect<Rows, SqlError, SqlClient>
  readonly runTimesOf: (rows: Rows) => ReadonlyArray<RunTime>
  /** Called when pages that show the rows have to be rendered again: after a notice, and when something begins or ends. */
  readonly onChange: () => void
}

/**
 * Rows that are the same for all visitors and are valid for a period, from memory: read anew after each notice. While the database is
 * away the last ones are answered.
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
