import * as PgClient from "@effect/sql-pg/PgClient"
import * as PgTypes from "@effect/sql-pg/PgTypes"
import { Effect, type Layer, Redacted, Result } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { OwnPressure } from "../ports/pressure.ts"
import { shopConnections } from "./application-name.ts"
import { sharedClient } from "./shared-client.ts"

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads int8 as a number, because the shop's ids, counts and sums stay far below 2^53 and JSON has no bigint. */
const types = PgTypes.makeRegistry()
types.register<number>(PgTypes.OID.int8, {
  encode: (value) => {
    const bytes = new Uint8Array(8)
    viewOf(bytes).setBigInt64(0, BigInt(value))
    return Result.succeed(bytes)
  },
  decode: (bytes) => Result.succeed(Number(viewOf(bytes).getBigInt64(0)))
})

/** Settings of every session of the shop, independent of the database server's own settings; times in ms. */
export const sessionSettings = {
  timezone: "UTC",
  statement_timeout: "5000",
  idle_in_transaction_session_timeout: "60000"
}

/**
 * Number of connections that listen for changes of price lists, places, dealers, content, notices and adverts, and for
 * queries about caches; each stays open as long as the shop runs.
 */
export const listeningConnections = 7

/** Number of connections that all calls share. */
export const workingConnections = 8

/** Creates the SQL client of a database, with at most `maxConnections` connections (rule safety.deadlines). */
export const sqlLayer = (
  url: string,
  options: {
    readonly maxConnections?: number
    readonly name?: string
    /** Maximum duration of one statement, in ms. */
    readonly statementTimeout?: number
    /**
     * If set, connections are shared by class of work, and calls that do not get a connection in time are reported to
     * this object.
     */
    readonly pressure?: OwnPressure
  } = {}
): Layer.Layer<PgClient.PgClient | SqlClient, SqlError> => {
  const { pressure, maxConnections = listeningConnections + workingConnections } = options
  const made = PgClient.make({
    url: Redacted.make(url),
    types,
    maxConnections,
    applicationName: options.name ?? shopConnections,
    startupParameters:
      options.statementTimeout === undefined
        ? sessionSettings
        : { ...sessionSettings, statement_timeout: String(options.statementTimeout) }
  })
  return PgClient.layerFrom(
    pressure === undefined
      ? made
      : Effect.map(made, (client) => sharedClient(client, maxConnections - listeningConnections, pressure))
  )
}
