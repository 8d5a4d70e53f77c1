import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Runs statements that see the data committed when the snapshot was taken. */
export type WithinSnapshot = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

/**
 * Takes a snapshot of the database that lasts until the scope ends, on a separate connection. A list can be read from
 * it page by page, however long that takes, but no statement may run longer than `statementMs`. A reader that reads
 * nothing for a minute loses the snapshot (`idle_in_transaction_session_timeout`), so that no reader occupies a
 * connection permanently.
 */
export const openSnapshot = Effect.fnUntraced(function* (statementMs: number) {
  const sql = yield* SqlClient
  const connection = yield* sql.reserve
  const run = (text: string) => connection.executeUnprepared(text, [], undefined)
  yield* Effect.acquireRelease(run("begin isolation level repeatable read read only"), () =>
    // a closed connection has already ended its transaction
    Effect.ignore(run("rollback"))
  )
  yield* run(`set local statement_timeout = ${statementMs}`)
  const within: WithinSnapshot = (effect) =>
    Effect.provideService(effect, sql.transactionService, [connection, 0])
  return within
})
