import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Runs statements over what was committed when the snapshot was taken. */
export type WithinSnapshot = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

/**
 * Takes a snapshot of the database that stays until the scope ends, on a connection of its own: page after page is read
 * from it, however long its reader takes, and no statement runs longer than `statementMs`. A reader who takes nothing
 * for a minute loses it (`idle_in_transaction_session_timeout`), so no reader holds a connection for good.
 */
export const openSnapshot = Effect.fnUntraced(function* (statementMs: number) {
  const sql = yield* SqlClient
  const connection = yield* sql.reserve
  const run = (text: string) => connection.executeUnprepared(text, [], undefined)
  yield* Effect.acquireRelease(run("begin isolation level repeatable read read only"), () =>
    // a connection that is gone has ended its transaction
    Effect.ignore(run("rollback"))
  )
  yield* run(`set local statement_timeout = ${statementMs}`)
  const within: WithinSnapshot = (effect) =>
    Effect.provideService(effect, sql.transactionService, [connection, 0])
  return within
})
