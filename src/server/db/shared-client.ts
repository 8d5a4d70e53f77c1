import * as PgClient from "@effect/sql-pg/PgClient"
import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Borrower } from "effect/sql/SqlConnection"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { make as makeStatement } from "effect/sql/Statement"
import { CurrentWork } from "../ports/current-work.ts"
import type { OwnPressure } from "../ports/pressure.ts"
import { ConnectionShares, type Share } from "./connection-shares.ts"

/** Attributes of each statement in a trace. */
const spanAttributes = [["db.system.name", "postgresql"]] as const

const noConnection = () =>
  new SqlError({
    reason: new ConnectionError({
      cause: new Error("No connection of the pool in time"),
      message: "No connection of the pool in time",
      operation: "acquire"
    })
  })

/**
 * Divides the client's connections among the classes of work: a call that does not get a connection in time fails as if
 * the database were not available (rule safety.shedding). LISTEN uses separate connections.
 */
export const sharedClient = (
  client: PgClient.PgClient,
  connections: number,
  pressure: OwnPressure
): PgClient.PgClient => {
  const shares = new ConnectionShares(connections)
  pressure.readSign("connectionWaitMs", () => shares.longestWaiting())

  const refused = Effect.suspend(() =>
    Effect.flatMap(CurrentWork, (work) => {
      pressure.noteRefused(work, "connections")
      return Effect.fail(noConnection())
    })
  )

  const held = (share: Share | undefined) => {
    if (share === undefined) return refused
    if (share.state === "held") return Effect.void
    return Effect.flatMap(
      Effect.callback<boolean>((resume) =>
        shares.whenHeld(share, (isHeld) => resume(Effect.succeed(isHeld)))
      ),
      (isHeld) => (isHeld ? Effect.void : refused)
    )
  }

  // an interrupted caller must stop waiting as well
  const takeShare = Effect.flatMap(
    Effect.flatMap(CurrentWork, (work) =>
      Effect.acquireRelease(
        Effect.sync(() => shares.ask(work)),
        (share) => Effect.sync(() => share && shares.leave(share))
      )
    ),
    held
  )

  const reserve = Effect.andThen(takeShare, client.reserve)
  const transaction = Effect.serviceOption(client.transactionService)
  const own = Effect.flatMap(
    transaction,
    Option.match({ onNone: () => reserve, onSome: ([connection]) => Effect.succeed(connection) })
  )
  const borrow: Borrower = (use) =>
    Effect.flatMap(
      transaction,
      Option.match({
        onNone: () => Effect.scoped(Effect.flatMap(reserve, use)),
        onSome: ([connection]) => use(connection)
      })
    )

  const withTransaction: SqlClient["withTransaction"] = (effect) =>
    Effect.flatMap(
      transaction,
      Option.match({
        onNone: () => Effect.scoped(Effect.andThen(takeShare, client.withTransaction(effect))),
        onSome: () => client.withTransaction(effect)
      })
    )

  const statements = makeStatement(own, PgClient.makeCompiler(), spanAttributes, undefined, borrow)
  const shared: PgClient.PgClient = Object.assign(statements, {
    ...client,
    ...statements,
    withTransaction,
    reserve,
    safe: client.safe,
    withoutTransforms: () => shared
  })
  return shared
}
