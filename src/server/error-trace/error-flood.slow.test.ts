import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { SqlClient } from "effect/sql/SqlClient"
import { Agent, request } from "node:http"
import { apiRoutes } from "../api.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { trustedProxies } from "../http/front/client-address.ts"
import { FrontDoor } from "../http/front/front-door.ts"
import { Limits, limits } from "../http/rate-limits.ts"
import { houseRoutes, listen, serve } from "../http/server.ts"

/** Disables the limit on the number of reports, so that only the byte budgets remain. */
const anyNumber = Layer.succeed(Limits)({
  ...limits,
  errorTrace: { ...limits.errorTrace, perNetwork: 1_000_000, overall: 1_000_000 }
})

/** Serves the API on a TCP port behind a trusted proxy. */
const Line = serve(Layer.mergeAll(apiRoutes({ proxies: trustedProxies(["127.0.0.1"]) }), houseRoutes)).pipe(
  Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, new FrontDoor(), () => {})),
  Layer.provide(anyNumber),
  Layer.provideMerge(SampleApi)
)

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly bytes: number; readonly reports: number }>`
    select (select sum(pg_total_relation_size(relid))::int
      from unnest(array['script_error', 'machine_log', 'rate_count']) name, pg_partition_tree(name::regclass)) as bytes,
      (select count(*)::int from machine_log) as reports`
  return row ?? assert.fail("no sizes")
})

/**
 * Random text, so that it cannot be compressed; it consists of letters and digits, so that nothing looks like a token.
 */
const noise = (length: number) =>
  Array.from({ length: Math.ceil(length / 8) }, () => Math.random().toString(36).slice(2, 9))
    .join(" ")
    .slice(0, length)

const error = (length: number) => ({
  message: noise(100),
  filename: "https://shop.example/assets/entry.js",
  lineno: 3,
  colno: 14,
  stack: noise(length),
  time: Date.now()
})

const reportOf = (errors: ReadonlyArray<object>) =>
  JSON.stringify({
    userAgent: noise(500),
    timeStart: 0,
    timeEnd: 1,
    href: `https://shop.example/${noise(1500).replaceAll(" ", "/")}`,
    errors
  })

const reports = [
  reportOf(Array.from({ length: 20 }, () => error(400))),
  reportOf(Array.from({ length: 20 }, () => ({ ...error(0), message: "x", filename: "", stack: "" }))),
  reportOf([error(3900), error(3900)]),
  reportOf([error(100)])
]

layer(Line, realTime)("ten thousand reports of script errors", (it) => {
  const flood = (from: (index: number) => string, count: number) =>
    Effect.gen(function* () {
      const { address } = yield* HttpServer
      const port = "port" in address ? address.port : 0
      const agent = new Agent({ keepAlive: true, maxSockets: 16 })
      const send = (index: number) =>
        new Promise<number>((resolve, reject) => {
          const body = reports[index % reports.length] ?? ""
          const sent = request(
            {
              host: "127.0.0.1",
              port,
              agent,
              method: "POST",
              path: "/api/error-trace/js-error",
              headers: {
                "content-type": "application/json",
                "content-length": Buffer.byteLength(body),
                "x-forwarded-for": from(index)
              }
            },
            (answer) => answer.resume().once("end", () => resolve(answer.statusCode ?? 0))
          )
          sent.once("error", reject).end(body)
        })
      const statuses = yield* Effect.promise(() =>
        Promise.all(Array.from({ length: count }, (_, index) => send(index)))
      )
      agent.destroy()
      return statuses.filter((status) => status === 204).length
    })

  it.effect("from one network use only its share of the disk, and leave room for others", () =>
    Effect.gen(function* () {
      const before = yield* stored
      const taken = yield* flood(() => "2001:db8:0:1::1", 500)
      const after = yield* stored
      assert.isAbove(taken, 4)
      assert.strictEqual(after.reports - before.reports, taken)
      // tables grow by pages of 8 kB, and large compressed values are stored in a separate table (TOAST)
      assert.isBelow(after.bytes - before.bytes, 300_000)
      assert.strictEqual(yield* flood(() => "2001:db8:0:2::1", 1), 1)
    })
  )

  it.effect("from as many networks store less than 5 MB", () =>
    Effect.gen(function* () {
      const before = yield* stored
      const taken = yield* flood((index) => `2001:db8:${(index + 16).toString(16)}::1`, 10_000)
      const after = yield* stored
      assert.isAbove(taken, 20)
      assert.strictEqual(after.reports - before.reports, taken)
      assert.isBelow(after.bytes - before.bytes, 5_000_000)
    })
  )
})
