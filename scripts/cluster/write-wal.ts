import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/server/db/client.ts"
import { isDatabaseAway } from "../../src/server/db/database-away.ts"

/** Number of messages of 1 MB: more than the segments that PostgreSQL has ready without asking the disk for space. */
const most = 1500

/**
 * Writes WAL, without rows, until PostgreSQL can write no more.
 *
 * @throws if it can write all of it, or refuses to for another reason
 */
export const writeUntilFull = (url: string): Promise<void> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    for (let count = 0; count < most; count++) {
      // as text: the client does not know the type of a position in WAL
      const written = sql`select pg_logical_emit_message(false, 'drill', repeat('x', 1000000))::text`
      const isFull = yield* written.pipe(
        Effect.as(false),
        Effect.catch((error) => (isDatabaseAway(error) ? Effect.succeed(true) : Effect.fail(error)))
      )
      if (isFull) return
    }
    return yield* Effect.die(new Error(`The disk took ${most} MB of WAL`))
  }).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })), Effect.runPromise)
