import { Effect } from "effect"
import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { type Front, FrontDoor } from "../http/front/front-door.ts"
import { FrontServer } from "../http/front/front-server.ts"
import { TestApi } from "./api.test-support.ts"

/** Headers that belong to a connection, not to a call. */
const ofConnection: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "transfer-encoding",
  "expect"
])

const headersOf = ({ headers }: IncomingMessage, host: string): Headers => {
  const sent = new Headers({ host })
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !ofConnection.has(name)) sent.set(name, value)
  sent.set("host", host)
  return sent
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  send: (request: Request) => Promise<Response>
) => {
  const body = await buffer(request)
  const host = "localhost:4200"
  const given = await send(
    new Request(`http://${host}${request.url ?? "/"}`, {
      method: request.method ?? "GET",
      headers: headersOf(request, host),
      ...(body.length > 0 && { body: new Uint8Array(body) })
    })
  )
  response.statusCode = given.status
  for (const [name, value] of given.headers) if (name !== "set-cookie") response.setHeader(name, value)
  response.setHeader("set-cookie", given.headers.getSetCookie())
  response.end(new Uint8Array(await given.arrayBuffer()))
}

/** Sends visitors' calls over HTTP to the test's API, through a front door with the given handlers ("fronts"). */
export const behindDoor =
  (...fronts: ReadonlyArray<Front>) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.scoped(
      Effect.gen(function* () {
        const api = yield* TestApi
        const context = yield* Effect.context()
        const send = (request: Request) => Effect.runPromiseWith(context)(api.send(request))
        const door = new FrontDoor()
        for (const front of fronts) door.add(front)
        const server = yield* Effect.acquireRelease(
          Effect.promise(async () => {
            const opened = new FrontServer(door)
            opened.on("request", (request, response) => {
              answer(request, response, send).catch(() => response.destroy())
            })
            await once(opened.listen(0, "127.0.0.1"), "listening")
            return opened
          }),
          (opened) => Effect.promise(() => new Promise<void>((done) => void opened.close(() => done())))
        )
        const address = server.address()
        const port = typeof address === "object" ? (address?.port ?? 0) : 0
        const byHttp = (request: Request) =>
          Effect.promise(async () => {
            const { pathname, search } = new URL(request.url)
            const headers = new Headers(request.headers)
            headers.delete("host")
            headers.set("connection", "close")
            const body = await request.arrayBuffer()
            return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
              method: request.method,
              headers,
              redirect: "manual",
              ...(body.byteLength > 0 && { body })
            })
          })
        return yield* Effect.provideService(effect, TestApi, { ...api, send: byHttp })
      })
    )
