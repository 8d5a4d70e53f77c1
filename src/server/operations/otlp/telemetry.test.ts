import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Fiber, Schema, Scope, Tracer } from "effect"
import { SpanNameGenerator } from "effect/http/HttpMiddleware"
import { SqlClient } from "effect/sql/SqlClient"
import { createServer, type ServerResponse } from "node:http"
import { FrontDoor } from "../../http/front/front-door.ts"
import { FrontServer } from "../../http/front/front-server.ts"
import { routeNameOf } from "../../http/log/request-meters.ts"
import { HouseLog } from "../../ports/house-log.ts"
import { Meters, OwnMeters } from "../../ports/meters.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { listening } from "../../testing/listening.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { exportTelemetry } from "./export-telemetry.ts"
import { plainTracer } from "./plain-tracer.ts"
import { traceRequests } from "./request-spans.ts"

/** Starts a fake collector that records what it receives and responds as configured. */
const collector = Effect.fnUntraced(function* (answer: (response: ServerResponse) => void) {
  const noted: Array<{ readonly path: string; readonly body: string }> = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (part: Buffer) => (body += part.toString()))
    request.on("end", () => {
      noted.push({ path: request.url ?? "", body })
      answer(response)
    })
  })
  const port = yield* listening(server)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies: (path: string) => noted.filter((each) => each.path === path).map(({ body }) => body)
  }
})

const quiet = { info: () => {}, error: () => {} }

const telling = (endpoint: string, patience?: number) =>
  exportTelemetry(endpoint, patience).pipe(
    Effect.provideService(HouseLog, quiet),
    Effect.provideService(Meters, new OwnMeters())
  )

const spanFacts = Schema.Struct({
  name: Schema.String,
  traceId: Schema.String,
  spanId: Schema.String,
  parentSpanId: Schema.optional(Schema.String),
  attributes: Schema.Array(Schema.Struct({ key: Schema.String }))
})

const traces = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      resourceSpans: Schema.Array(
        Schema.Struct({ scopeSpans: Schema.Array(Schema.Struct({ spans: Schema.Array(spanFacts) })) })
      )
    })
  )
)

const spansIn = (bodies: ReadonlyArray<string>) =>
  bodies.flatMap((body) =>
    traces(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  )

/** Starts a traced shop with one page. */
const shop = Effect.fnUntraced(function* (tracer: Tracer.Tracer) {
  const door = new FrontDoor()
  const headers: Array<string> = []
  traceRequests(door, tracer)
  door.add((request, response) => {
    headers.push(String(request.headers["traceparent"]))
    response.end("page")
    return true
  })
  const port = yield* listening(new FrontServer(door))
  const ask = (headersSent: Readonly<Record<string, string>> = {}) =>
    Effect.promise(async () => {
      const address = `http://127.0.0.1:${port}/holzpellets-lose/angebotsliste?plz=80331`
      return (await fetch(address, { headers: headersSent })).text()
    })
  return { ask, headers }
})

layer(SampleApi, realTime)("traces, metrics and logs over OTLP", (it) => {
  it.effect("report what was done, without data of the user and without values", () =>
    Effect.gen(function* () {
      const { endpoint, bodies } = yield* collector((response) => response.end("{}"))
      const { tracer, log, flush } = yield* telling(endpoint)
      const { ask, headers } = yield* shop(tracer)
      yield* ask({ traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`, cookie: "geheim=1" })
      const guest = yield* visitor
      const sql = yield* SqlClient
      yield* Effect.gen(function* () {
        yield* guest.post("/api/location/check-zipcode", { CountryId: 1, ZipCode: "80331" })
        yield* guest.get("/api/site/1/content/page?path=/geheim")
        yield* sql`select ${"erika@post.example"}::text as mail`
        yield* Effect.exit(sql`select ${"erika@post.example"}::int`)
      }).pipe(
        Effect.provideService(Tracer.Tracer, tracer),
        Effect.provideService(SpanNameGenerator, ({ url }) => `call ${routeNameOf(url)}`)
      )
      log.error("Broken for erika@post.example", { route: "/kunde", error: 'no "erika" here' })
      yield* flush
      const spans = spansIn(bodies("/v1/traces"))
      const names = spans.map(({ name }) => name)
      assert.includeMembers(names, [
        "GET /:productGroup/angebotsliste",
        "call /api/location/check-zipcode",
        "client"
      ])
      const page = spans.find(({ name }) => name.startsWith("GET "))
      assert.strictEqual(headers[0], `00-${page?.traceId}-${page?.spanId}-01`)
      assert.notInclude(headers[0] ?? "", "aaaa")
      const said = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
      assert.sameMembers(
        [...said].filter((key) => !key.startsWith("exception.")),
        ["http.request.method", "http.response.status_code", "db.query.text", "db.system.name"]
      )
      const [logs = "", metrics = ""] = [bodies("/v1/logs")[0], bodies("/v1/metrics")[0]]
      assert.include(logs, "/kunde")
      assert.include(metrics, "heizmarkt_orders_placed_total")
      assert.include(bodies("/v1/traces").join(""), "$1")
      for (const body of [...bodies("/v1/traces"), logs, metrics])
        assert.notMatch(body, /80331|geheim|erika|127\.0\.0\.1|user.agent|invalid input/u)
    }).pipe(Effect.scoped)
  )

  it.effect("do not wait for a collector that hangs or refuses, and end in time", () =>
    Effect.gen(function* () {
      const hanging = yield* collector((response) => {
        // a response that starts and never ends
        response.write("{")
      })
      for (const endpoint of [hanging.endpoint, "http://127.0.0.1:9"]) {
        const scope = yield* Scope.make()
        const { tracer, log, flush } = yield* telling(endpoint, 100).pipe(Scope.provide(scope))
        const { ask } = yield* shop(tracer)
        const flushing = yield* Effect.forkScoped(flush)
        for (let at = 0; at < 50; at += 1) {
          assert.strictEqual(yield* ask(), "page")
          log.info("A line")
        }
        const begun = performance.now()
        yield* Scope.close(scope, Exit.void)
        // pending exports are abandoned as well
        yield* Effect.timeout(Fiber.join(flushing), "8 seconds")
        assert.isBelow(performance.now() - begun, 8_000)
      }
    }).pipe(Effect.scoped)
  )

  it.effect("are limited to some spans a second, and traces stay complete", () =>
    Effect.gen(function* () {
      const { endpoint, bodies } = yield* collector((response) => response.end("{}"))
      const { flush, tracer: told } = yield* telling(endpoint)
      // a fixed clock, so that the current second does not end
      const tracer = plainTracer(told, () => 500)
      const traced = Effect.withSpan(Effect.withSpan(Effect.void, "inner"), "outer")
      for (let at = 0; at < 2_000; at += 1) yield* Effect.provideService(traced, Tracer.Tracer, tracer)
      yield* flush
      const spans = spansIn(bodies("/v1/traces"))
      assert.strictEqual(spans.length, 500)
      assert.strictEqual(spans.filter(({ name }) => name === "inner").length, 250)
    }).pipe(Effect.scoped)
  )
})
