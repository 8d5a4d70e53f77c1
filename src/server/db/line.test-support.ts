import { Context, Effect, Layer } from "effect"
import { once } from "node:events"
import { createConnection, createServer, type Socket } from "node:net"
import { listeningConnections, sqlLayer } from "./client.ts"
import { Database } from "./database.ts"

/**
 * Where a connection is cut: before the database receives a statement, or before the shop receives the database's
 * response.
 */
export type Cut = "question" | "answer"

/** The connections between the shop and its database, which a test can cut, close and silence. */
export interface DatabaseLine {
  /** `closed` ends all connections and refuses new ones; `silent` transfers nothing until the state is `open` again. */
  readonly set: (state: "open" | "closed" | "silent") => void
  /**
   * Cuts one connection at the given statement, counted from 1 from this call on. The returned function reports whether
   * the connection was cut; if it was not, the cut is cancelled.
   */
  readonly cut: (at: Cut, question: number) => () => boolean
}

export class Line extends Context.Service<Line, DatabaseLine>()("test/DatabaseLine") {}

/** Whether a response of PostgreSQL is complete (ReadyForQuery), inside or outside a transaction. */
const isReady = (chunk: Buffer): boolean => {
  const end = chunk.subarray(-6)
  return end.length === 6 && end[0] === 0x5a && end.readInt32BE(1) === 5
}

const connectionTo = (address: string): Socket => {
  const url = new URL(address)
  const folder = url.searchParams.get("host")
  const port = url.port === "" ? "5432" : url.port
  return folder === null
    ? createConnection(Number(port), url.hostname)
    : createConnection(`${folder}/.s.PGSQL.${port}`)
}

const lineTo = (address: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      let state: "open" | "closed" | "silent" = "open"
      let wanted: { readonly at: Cut; left: number; isDone: boolean } | undefined
      const ends = new Set<readonly [Socket, Socket]>()
      const server = createServer((shop) => {
        if (state === "closed") return shop.destroy()
        const database = connectionTo(address)
        const pair = [shop, database] as const
        ends.add(pair)
        const end = () => {
          ends.delete(pair)
          for (const socket of pair) socket.destroy()
        }
        for (const socket of pair) socket.on("error", end).on("close", end)
        /**
         * `ready` once the session has started; `asked` from a query until the database is ready again; `deaf` if the
         * response is to be lost.
         */
        let stage: "beginning" | "ready" | "asked" | "deaf" = "beginning"
        shop.on("data", (chunk: Buffer) => {
          if (stage === "ready") {
            stage = "asked"
            if (wanted !== undefined && !wanted.isDone && --wanted.left === 0) {
              wanted.isDone = true
              if (wanted.at === "question") return end()
              stage = "deaf"
            }
          }
          database.write(chunk)
        })
        database.on("data", (chunk: Buffer) => {
          if (isReady(chunk)) {
            if (stage === "deaf") return end()
            stage = "ready"
          }
          if (stage !== "deaf") shop.write(chunk)
        })
        if (state === "silent") for (const socket of pair) socket.pause()
      })
      await once(server.listen(0, "127.0.0.1"), "listening")
      const own = server.address()
      if (own === null || typeof own === "string") throw new Error("No port on loopback")
      const url = new URL(address)
      url.hostname = "127.0.0.1"
      url.port = String(own.port)
      url.searchParams.delete("host")
      const line: DatabaseLine = {
        set: (next) => {
          state = next
          for (const pair of ends)
            for (const socket of pair)
              if (next === "closed") socket.destroy()
              else if (next === "silent") socket.pause()
              else socket.resume()
        },
        cut: (at, question) => {
          const cut = { at, left: question, isDone: false }
          wanted = cut
          return () => {
            if (wanted === cut) wanted = undefined
            return cut.isDone
          }
        }
      }
      const close = async () => {
        for (const pair of ends) for (const socket of pair) socket.destroy()
        server.close()
        await once(server, "close")
      }
      return { line, url: url.href, close }
    }),
    ({ close }) => Effect.promise(close)
  )

/**
 * Provides the same database over a `DatabaseLine`; `working` is the number of connections in addition to the listening
 * ones.
 */
export const behindLine = <E>(database: Layer.Layer<Database, E>, working: number) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const { url } = yield* Database
      const { line, url: lined } = yield* lineTo(url)
      return Layer.mergeAll(
        sqlLayer(lined, { maxConnections: listeningConnections + working }),
        Layer.succeed(Line)(line),
        Layer.succeed(Database)({ url, alone: false, openedAt: Date.now() })
      )
    })
  ).pipe(Layer.provide(database))
