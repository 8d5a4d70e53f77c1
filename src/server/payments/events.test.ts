import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ProviderId } from "../../domain/payment/payment-providers.ts"
import { apiWith, morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { paymentWorld } from "./payment-world.test-support.ts"
import { takeMessage } from "./settle.ts"
import {
  instalmentMessage,
  json,
  type Message,
  payPalMessage
} from "../testing/provider-messages.test-support.ts"
import { SampleDatabase } from "../testing/testing-database.ts"
import { TestVisitor } from "../testing/visitor.test-support.ts"

const send = (provider: ProviderId, { headers, body }: Message) =>
  new TestVisitor().call("POST", `/api/payments/${provider}/events`, body, {
    headers: { ...json, ...headers }
  })

/** Both fake providers, and the payments that use them. */
class World extends Context.Service<World, Effect.Success<typeof paymentWorld>>()("test/World") {}

const itsPayments = Layer.effectContext(Effect.map(World, ({ built }) => built)).pipe(
  Layer.provideMerge(Layer.effect(World)(paymentWorld))
)

/**
 * Provides both fake providers together with the API of the test, and a function that runs the jobs of the providers'
 * messages.
 */
const world = Effect.gen(function* () {
  const made = yield* World
  made.alarms.length = 0
  const sql = yield* SqlClient
  const { setTime } = yield* TestApi
  setTime(morning)
  /** Runs the jobs that messages have added. */
  const work = Effect.gen(function* () {
    const jobs = yield* sql<{ readonly payload: unknown }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'payment-event' returning j.payload`
    for (const { payload } of jobs) yield* Effect.provide(takeMessage(payload), made.built)
    return jobs.length
  })
  const count = Effect.map(
    sql<{ readonly n: number }>`select count(*)::int as n from payment_event where source = 'message'`,
    ([row]) => row?.n
  )
  yield* sql`delete from payment_event`
  return { ...made, sql, work, count }
})

layer(SampleApi, realTime)("messages of payment providers without keys", (it) => {
  it.effect("have no address if the provider has no keys", () =>
    Effect.gen(function* () {
      for (const provider of ["paypal", "instalment"] as const)
        assert.strictEqual((yield* send(provider, payPalMessage("X", { payment: "p" }))).status, 404)
      const answer = yield* new TestVisitor().call("POST", "/api/payments/other/events", "{}", {
        headers: json
      })
      assert.strictEqual(answer.status, 404)
    })
  )
})

layer(apiWith(SampleDatabase, itsPayments), realTime)("messages of payment providers", (it) => {
  it.effect("are stored once before they are answered, and then applied", () =>
    Effect.gen(function* () {
      const { work, count, begun, stateOf, sql } = yield* world
      const payment = yield* begun("paypal")
      const message = payPalMessage("PAYMENT.AUTHORIZATION.CREATED", { payment })
      for (let times = 0; times < 3; times++) assert.strictEqual((yield* send("paypal", message)).status, 204)
      assert.strictEqual(yield* count, 1)
      assert.strictEqual(yield* stateOf(payment), "created")
      assert.strictEqual(yield* work, 1)
      assert.strictEqual(yield* stateOf(payment), "authorised")
      const [row] = yield* sql`
        select state_before, state_after, said::text as said from payment_event where source = 'message' and event_id is not null`
      assert.deepInclude(row, { state_before: "created", state_after: "authorised" })
      assert.notInclude(String(row?.["said"]), "buyer@example.de")
      assert.strictEqual((yield* send("paypal", message)).status, 204)
      assert.strictEqual(yield* work, 0)
    })
  )

  it.effect("may come late, twice and in any order, and change nothing that is known", () =>
    Effect.gen(function* () {
      const { there, alarms, work, payments, held, stateOf } = yield* world
      const id = yield* held("paypal")
      yield* payments.capture(id, 2000)
      const about = { payment: id }
      const captured = payPalMessage("PAYMENT.CAPTURE.COMPLETED", { ...about, value: "20.00" })
      for (const message of [
        captured,
        captured,
        payPalMessage("PAYMENT.AUTHORIZATION.VOIDED", about),
        payPalMessage("PAYMENT.AUTHORIZATION.CREATED", about),
        payPalMessage("CHECKOUT.ORDER.APPROVED", about),
        payPalMessage("PAYMENT.CAPTURE.COMPLETED", { ...about, value: "20.00" })
      ])
        assert.strictEqual((yield* send("paypal", message)).status, 204)
      assert.strictEqual(yield* work, 5)
      assert.strictEqual(yield* stateOf(id), "captured")
      assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000"])
      assert.deepStrictEqual(alarms, [])
    })
  )

  it.effect("may come before our own answer", () =>
    Effect.gen(function* () {
      const { there, work, payments, held, stateOf, settleIn } = yield* world
      const id = yield* held("paypal")
      there.faults.push(
        { kind: "hangAfter" },
        { kind: "hangAfter" },
        { kind: "failBefore" },
        { kind: "failBefore" }
      )
      assert.strictEqual((yield* payments.capture(id, 2000))?.state, "unknown.capturing")
      yield* send("paypal", payPalMessage("PAYMENT.CAPTURE.COMPLETED", { payment: id, value: "20.00" }))
      yield* work
      assert.strictEqual(yield* stateOf(id), "captured")
      yield* settleIn(6)
      yield* payments.capture(id, 2000)
      assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000"])
    })
  )

  it.effect("stop a payment of another sum or currency, and inform the operator", () =>
    Effect.gen(function* () {
      const { alarms, work, begun, held, payments } = yield* world
      for (const wrong of [{ value: "23.99" }, { currency: "CHF" }]) {
        const payment = yield* begun("paypal")
        yield* send("paypal", payPalMessage("PAYMENT.AUTHORIZATION.CREATED", { payment, ...wrong }))
        yield* work
        assert.deepInclude(yield* payments.find(payment), { state: "mismatch", reason: "amount" })
      }
      const never = yield* held("paypal")
      yield* send("paypal", payPalMessage("PAYMENT.CAPTURE.COMPLETED", { payment: never }))
      yield* work
      assert.deepInclude(yield* payments.find(never), { state: "mismatch", reason: "unasked" })
      assert.lengthOf(alarms, 3)
    })
  )

  it.effect("are refused and leave nothing when they are forged, changed, replayed or of the future", () =>
    Effect.gen(function* () {
      const { work, count, begun, stateOf } = yield* world
      const payment = yield* begun("paypal")
      const kind = "PAYMENT.AUTHORIZATION.CREATED"
      const good = payPalMessage(kind, { payment })
      const { "paypal-transmission-sig": _, ...unsigned } = good.headers
      const days = 86_400_000
      for (const message of [
        { ...good, headers: { ...good.headers, "paypal-transmission-sig": "AAAA" } },
        { ...good, headers: unsigned },
        { ...good, body: good.body.replace("24.00", "1.00") },
        { ...good, body: "{}" },
        payPalMessage(kind, { payment, time: morning - 4 * days - 1 }),
        payPalMessage(kind, { payment, time: morning + 300_001 })
      ])
        assert.strictEqual((yield* send("paypal", message)).status, 403, message.body)
      const plan = yield* begun("instalment")
      const plain = instalmentMessage(plan)
      for (const message of [
        { ...plain, headers: { ...plain.headers, "x-gcs-signature": "AAAA" } },
        { ...plain, headers: { ...plain.headers, "x-gcs-keyid": "other" } },
        { ...plain, headers: {} },
        { ...plain, body: `${plain.body} ` },
        instalmentMessage(plan, morning - 4 * days - 1)
      ])
        assert.strictEqual((yield* send("instalment", message)).status, 403)
      assert.strictEqual(yield* count, 0)
      assert.strictEqual(yield* work, 0)
      assert.strictEqual(yield* stateOf(payment), "created")
    })
  )

  it.effect("about unknown payments are stored and change nothing", () =>
    Effect.gen(function* () {
      const { work, sql, begun, stateOf } = yield* world
      const plan = yield* begun("instalment")
      for (const payment of ["of-another-shop", plan])
        assert.strictEqual(
          (yield* send("paypal", payPalMessage("PAYMENT.AUTHORIZATION.CREATED", { payment }))).status,
          204
        )
      assert.strictEqual(yield* work, 2)
      assert.strictEqual(yield* stateOf(plan), "created")
      const left =
        yield* sql`select payment_id, processed_at is not null as done from payment_event where source = 'message'`
      assert.deepStrictEqual(left, [
        { payment_id: null, done: true },
        { payment_id: null, done: true }
      ])
    })
  )

  it.effect("of the instalment provider are only a reason to query, later if it does not answer", () =>
    Effect.gen(function* () {
      const { there, work, payments, held, stateOf } = yield* world
      const id = yield* held("instalment")
      there.faults.push({ kind: "cutAfter", at: "/capture" }, { kind: "failBefore" }, { kind: "failBefore" })
      assert.strictEqual((yield* payments.capture(id, 2000))?.state, "unknown.capturing")
      there.faults.push({ kind: "busy" }, { kind: "busy" })
      assert.strictEqual((yield* send("instalment", instalmentMessage(id))).status, 204)
      assert.strictEqual(
        (yield* Effect.flip(work)).toString(),
        "ProviderSilent: The provider does not answer"
      )
      assert.strictEqual((yield* send("instalment", instalmentMessage(id))).status, 204)
      yield* work
      assert.strictEqual(yield* stateOf(id), "captured")
      assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000"])
    })
  )

  it.effect("have to be sent again while PayPal does not confirm them", () =>
    Effect.gen(function* () {
      const { there, count } = yield* world
      there.faults.push({ kind: "failBefore" }, { kind: "failBefore" })
      const message = payPalMessage("PAYMENT.AUTHORIZATION.CREATED", { payment: "p" })
      const answer = yield* send("paypal", message)
      assert.strictEqual(answer.status, 503)
      assert.strictEqual(answer.headers.get("retry-after"), "1")
      assert.strictEqual(yield* count, 0)
      assert.strictEqual((yield* send("paypal", message)).status, 204)
    })
  )

  it.effect("are refused above the maximum size", () =>
    Effect.gen(function* () {
      const { count } = yield* world
      const body = JSON.stringify({ filler: "x".repeat(70_000) })
      assert.strictEqual((yield* send("paypal", { headers: {}, body })).status, 413)
      const huge = JSON.stringify({ filler: "x".repeat(300_000) })
      assert.strictEqual((yield* send("paypal", { headers: {}, body: huge })).status, 413)
      assert.strictEqual(yield* count, 0)
    })
  )
})
