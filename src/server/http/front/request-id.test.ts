import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { HttpServer } from "effect/http/HttpServer"
import { TestDatabase } from "../../db/testing.ts"
import { taskListOf } from "../../jobs/tasks.ts"
import { HouseLog, type LogFacts } from "../../ports/house-log.ts"
import { houseRoutes, listen, serve } from "../server.ts"
import { trustedProxies } from "./client-address.ts"
import { FrontDoor } from "./front-door.ts"
import { requestIds } from "./request-id.ts"

const noted: Array<readonly [string, LogFacts | undefined]> = []

const log = Layer.succeed(HouseLog)({
  info: () => {},
  error: (message, facts) => {
    noted.push([message, facts])
  }
})

const name = "Erika Mustermann"

const routes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    yield* router.add("GET", "/api/support/kunde", Effect.die(new Error(`no row for "${name}"`)))
    yield* router.add("GET", "/api/fine", Effect.succeed(HttpServerResponse.text("fine")))
  })
)

const server = (door: FrontDoor) =>
  serve(Layer.merge(routes, houseRoutes)).pipe(
    Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, door, () => {})),
    Layer.provideMerge(TestDatabase.layer),
    Layer.provide(log)
  )

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(HttpServer, ({ address }) =>
    Effect.promise(() =>
      fetch(`http://127.0.0.1:${"port" in address ? address.port : 0}${path}`, { headers })
    )
  )

const given = { "x-request-id": "proxy-0123456789" }

describe("a request's id", () => {
  it.live("is created here and unique, whatever an unknown caller sends", () =>
    Effect.gen(function* () {
      const ids = [yield* ask("/api/fine", given), yield* ask("/api/fine"), yield* ask("/nothing")].map(
        ({ headers }) => headers.get("x-request-id") ?? assert.fail()
      )
      assert.strictEqual(new Set(ids).size, 3)
      for (const id of ids) assert.match(id, /^[0-9a-f]{12}-[0-9a-z]+$/u)
    }).pipe(Effect.provide(server(new FrontDoor())))
  )

  it.live(
    "is a trusted proxy's id if that is valid, and is logged with failures, without personal data",
    () =>
      Effect.gen(function* () {
        noted.length = 0
        const failed = yield* ask(`/api/support/kunde?name=${name}`, given)
        assert.deepStrictEqual([failed.status, failed.headers.get("x-request-id")], [500, "proxy-0123456789"])
        const [[message, facts] = assert.fail()] = noted
        assert.strictEqual(message, "GET /api/support/kunde failed")
        assert.deepInclude(facts, { requestId: "proxy-0123456789", route: "/api/support/kunde" })
        for (const odd of ["short", "with blank in it", "x".repeat(65), "a\u00e9bcdefgh"])
          assert.notStrictEqual(
            (yield* ask("/api/fine", { "x-request-id": odd })).headers.get("x-request-id"),
            odd
          )
      }).pipe(Effect.provide(server(new FrontDoor(undefined, requestIds(trustedProxies(["127.0.0.1"]))))))
  )
})

describe("a job", () => {
  it.live("that fails is logged with the request that caused it", () =>
    Effect.gen(function* () {
      noted.length = 0
      const list = yield* taskListOf({ broken: () => Effect.die(new Error("it broke")) })
      const task = list["broken"] ?? assert.fail()
      const job = { flags: { "request:proxy-0123456789": true } }
      yield* Effect.promise(async () => {
        // the worker passes more arguments, but a task uses only two
        await Promise.resolve(Reflect.apply(task, undefined, [{}, { job }])).catch(() => {})
      })
      const [[message, facts] = assert.fail()] = noted
      assert.strictEqual(message, "jobs: broken failed")
      assert.deepInclude(facts, { task: "broken", requestId: "proxy-0123456789" })
    }).pipe(Effect.provide(log))
  )
})
