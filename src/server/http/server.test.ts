import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpServer } from "effect/http/HttpServer"
import { TestDatabase } from "../db/testing.ts"
import { FrontDoor } from "./front/front-door.ts"
import { RequestDeadline } from "./limits.ts"
import { houseRoutes, listen, serve } from "./server.ts"

const routes = Layer.mergeAll(
  HttpRouter.add("POST", "/api/length", (request) =>
    Effect.map(request.text, (text) => HttpServerResponse.jsonUnsafe({ Length: text.length }))
  ),
  HttpRouter.add("GET", "/api/forever", Effect.never),
  HttpRouter.add("GET", "/api/broken", Effect.die(new Error("the secret of the house"))),
  HttpRouter.use((router) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const slow = sql`set local statement_timeout = 1`.pipe(Effect.andThen(sql`select pg_sleep(60)`))
      yield* router.add(
        "GET",
        "/api/slow-statement",
        Effect.as(Effect.orDie(sql.withTransaction(slow)), HttpServerResponse.empty())
      )
    })
  ),
  HttpRouter.add(
    "GET",
    "/seen",
    Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => HttpServerResponse.text(url))
  )
)

const door = new FrontDoor()
door.add((request, response) => {
  if (request.url !== "/cached") return false
  response.end("from the front")
  return true
})

/** Deadline in ms for a call that never gets a response; a health check takes less, even on a busy machine. */
const deadline = 1_000

const House = serve(Layer.mergeAll(routes, houseRoutes)).pipe(
  Layer.provide(Layer.succeed(RequestDeadline)(deadline)),
  Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, door, () => {})),
  Layer.provideMerge(TestDatabase.layer)
)

const ask = Effect.fnUntraced(function* (path: string, init?: RequestInit) {
  const { address } = yield* HttpServer
  const port = "port" in address ? address.port : 0
  return yield* Effect.promise(async () => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const text = await response.text()
    return { status: response.status, text, retryAfter: response.headers.get("retry-after") }
  })
})

const errorOf = (text: string) => {
  const body: unknown = JSON.parse(text)
  return body
}

layer(House, { excludeTestServices: true })("the server", (it) => {
  it.effect("is healthy while the database answers", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* ask("/health"), { status: 200, text: '{"Status":"ok"}' })
    })
  )

  it.effect("answers an unknown call in the form of all errors", () =>
    Effect.gen(function* () {
      for (const method of ["GET", "POST", "DELETE"]) {
        const { status, text } = yield* ask("/api/nothing", { method })
        assert.strictEqual(status, 404)
        assert.deepStrictEqual(errorOf(text), {
          Code: "NotFound",
          Message: "There is nothing at this address.",
          Problems: []
        })
      }
    })
  )

  it.effect("accepts a body of 256 kB and refuses a byte more, also if it arrives in pieces", () =>
    Effect.gen(function* () {
      const post = (body: BodyInit) =>
        ask("/api/length", { method: "POST", body, duplex: "half" } as RequestInit)
      assert.deepInclude(yield* post("x".repeat(256 * 1024)), { status: 200, text: '{"Length":262144}' })
      const whole = yield* post("x".repeat(256 * 1024 + 1))
      const pieces = yield* post(new Blob(["x".repeat(200_000), "x".repeat(200_000)]).stream())
      for (const { status, text } of [whole, pieces]) {
        assert.strictEqual(status, 413)
        assert.include(text, '"Code":"BodyTooLarge"')
      }
    })
  )

  it.effect("aborts a request at its deadline and says when to retry", () =>
    Effect.gen(function* () {
      const { status, text, retryAfter } = yield* ask("/api/forever")
      assert.deepStrictEqual([status, retryAfter], [503, "1"])
      assert.include(text, '"Code":"Deadline"')
    })
  )

  it.effect("reports that the database is unavailable, not an internal error", () =>
    Effect.gen(function* () {
      const { status, text } = yield* ask("/api/slow-statement")
      assert.strictEqual(status, 503)
      assert.include(text, '"Code":"Unavailable"')
    })
  )

  it.effect("keeps its secrets when a handler breaks", () =>
    Effect.gen(function* () {
      const { status, text } = yield* ask("/api/broken")
      assert.strictEqual(status, 500)
      assert.include(text, '"Code":"Unexpected"')
      assert.notInclude(text, "secret")
    })
  )

  it.effect("lets a front answer first, but only its own requests", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* ask("/cached"), { status: 200, text: "from the front" })
      assert.deepInclude(yield* ask("/seen"), { status: 200, text: "/seen" })
    })
  )
})
