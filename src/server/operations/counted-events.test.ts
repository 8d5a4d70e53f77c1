import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { signInPath } from "../../contract/account.api.ts"
import { limits } from "../http/rate-limits.ts"
import { Meters } from "../ports/meters.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { placeOrder, readyDraft } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { addJob } from "../db/add-job.ts"
import { HttpServerRequest } from "effect/http"

/** Returns the increase of a count during an effect. */
const rise = <A, E, R>(read: () => number, during: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const before = read()
    return Effect.map(during, () => read() - before)
  })

layer(SampleApi, realTime)("counted events", (it) => {
  it.effect("of placing: an order once, refusals by their codes", () =>
    Effect.gen(function* () {
      const meters = yield* Meters
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const placedOnce = placeOrder(buyer, draft, "counted-order")
      assert.strictEqual(yield* rise(() => meters.total("ordersPlaced"), placedOnce), 1)
      const again = placeOrder(buyer, draft, "counted-again")
      const refused = () => meters.total("placementsRefused", { reason: "AlreadyPlaced" })
      assert.strictEqual(yield* rise(refused, again), 1)
      // repeating the call with the same key returns the same response and places no order
      assert.strictEqual(yield* rise(() => meters.total("ordersPlaced"), placedOnce), 0)
    })
  )

  it.effect("of signing in: each failure, and each limit that was reached", () =>
    Effect.gen(function* () {
      const meters = yield* Meters
      const guest = yield* visitor
      const attempt = guest.post(signInPath, {
        UserName: "x@post.example",
        Password: "wrong-words"
      })
      const failed = () => meters.total("signInsFailed", { reason: "credentialsWrong" })
      assert.strictEqual(yield* rise(failed, attempt), 1)
      const hit = () => meters.total("limitsHit", { limit: limits.signIn.name })
      const many = Effect.forEach(Array.from({ length: limits.signIn.perSession }), () => attempt)
      assert.isAtLeast(yield* rise(hit, many), 1)
    })
  )

  it.effect("a job is stored with the request that caused it, and its payload is unchanged", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const request = HttpServerRequest.fromWeb(
        new Request("http://shop.example/", { headers: { "x-request-id": "proxy-0123456789" } })
      )
      yield* Effect.provideService(addJob("clean-up", {}), HttpServerRequest.HttpServerRequest, request)
      const [job] = yield* sql<{ readonly flags: unknown; readonly payload: unknown }>`
        select j.flags, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where j.flags ? 'request:proxy-0123456789'`
      assert.deepStrictEqual(job, { flags: { "request:proxy-0123456789": true }, payload: {} })
    })
  )
})
