import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { providerIds } from "../../domain/payment/payment-providers.ts"
import { TestDatabase } from "../db/testing.ts"
import { Payments } from "../ports/payments.ts"
import { PaymentAlarm } from "./payment-alarm.ts"
import { choice, paymentWorld, wishOf } from "./payment-world.test-support.ts"
import { paymentsLayer } from "./payments.ts"
import { noPayments } from "./provider-settings.ts"
import { providersLayer } from "./providers.ts"
import type { FaultKind } from "./stand-in.test-support.ts"

const realTime = { excludeTestServices: true } as const

/** Part of the path of each action's call. */
const paths = {
  paypal: { authorise: "/authorize", capture: "/capture", void: "/void", refund: "/refund" },
  instalment: { authorise: "/complete", capture: "/capture", void: "/cancel", refund: "/refund" }
} as const

/** Faults after which the requested action has been done although the shop received no valid response. */
const doneUnheard: ReadonlyArray<FaultKind> = ["cutAfter", "hangAfter", "failAfter", "garbledAfter"]
const notDone: ReadonlyArray<FaultKind> = ["refuseConnection", "hangBefore", "failBefore"]

layer(TestDatabase.layer, realTime)("payments at providers", (it) => {
  it.effect("are not available without keys", () =>
    Effect.gen(function* () {
      const payments = yield* Payments
      assert.deepStrictEqual(payments.configured, { paypal: false, instalment: false })
      assert.deepStrictEqual(yield* payments.begin(wishOf("paypal")), { type: "notConfigured" })
    }).pipe(
      Effect.provide(
        paymentsLayer.pipe(
          Layer.provide(
            Layer.merge(providersLayer(noPayments), Layer.succeed(PaymentAlarm)({ tell: () => {} }))
          )
        )
      )
    )
  )

  for (const provider of providerIds) {
    it.effect(`go through all steps: ${provider}`, () =>
      Effect.gen(function* () {
        const { there, payments } = yield* paymentWorld
        const wish = wishOf(provider)
        const begun = yield* payments.begin(wish)
        if (begun.type !== "begun") return yield* Effect.die(begun.type)
        const { id } = begun.payment
        if (provider === "paypal") assert.match(begun.approvalUrl ?? "", /^https:\/\/pay\.example\/ORDER/)
        else
          assert.deepStrictEqual(
            begun.offers?.map((offer) => [offer.id, offer.count, offer.monthly.cents, offer.effectiveRate]),
            [
              ["plan-6", 6, 400, 999],
              ["plan-12", 12, 200, 999]
            ]
          )
        assert.strictEqual((yield* payments.authorise(id, choice))?.state, "authorised")
        assert.strictEqual((yield* payments.capture(id, 2401))?.state, "authorised")
        assert.strictEqual((yield* payments.capture(id, 2000))?.state, "captured")
        const refunded = yield* payments.refund(id, 500)
        assert.deepInclude(refunded, { state: "refunded", captured: 2000, refunded: 500, reason: null })
        assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000", "refund 500"])
        const sql = yield* SqlClient
        const log = yield* sql`
          select source || ' ' || kind || ': ' || state_before || ' -> ' || state_after as line
          from payment_event where payment_id = ${id} order by id`
        assert.deepStrictEqual(
          log.map(({ line }) => line),
          [
            "wish payment.authorise: created -> unknown.authorising",
            "answer provider.authorised: unknown.authorising -> authorised",
            "wish payment.capture: authorised -> unknown.capturing",
            "answer provider.captured: unknown.capturing -> captured",
            "wish payment.refund: captured -> unknown.refunding",
            "answer provider.refunded: unknown.refunding -> refunded"
          ]
        )
      })
    )

    it.effect(`are released: ${provider}`, () =>
      Effect.gen(function* () {
        const { there, payments, begun, held } = yield* paymentWorld
        const untouched = yield* begun(provider)
        assert.strictEqual((yield* payments.void(untouched))?.state, "voided")
        assert.deepStrictEqual(there.booked(untouched), [])
        const id = yield* held(provider)
        assert.strictEqual((yield* payments.void(id))?.state, "voided")
        assert.strictEqual((yield* payments.capture(id, 100))?.state, "voided")
        assert.deepStrictEqual(there.booked(id), ["authorise 2400", "void 2400"])
      })
    )

    it.effect(`are requested once, whatever is clicked twice: ${provider}`, () =>
      Effect.gen(function* () {
        const { there, payments, held } = yield* paymentWorld
        const wish = wishOf(provider)
        const [one, two] = yield* Effect.all([payments.begin(wish), payments.begin(wish)], { concurrency: 2 })
        assert.strictEqual(
          one.type === "begun" && one.payment.id,
          two.type === "begun" ? two.payment.id : undefined
        )
        for (const other of [
          { ...wish, money: { cents: 2399, currency: "EUR" } },
          { ...wish, draftId: "another" }
        ])
          assert.deepStrictEqual(yield* payments.begin(other), { type: "keyReused" })
        const id = yield* held(provider)
        yield* Effect.all(
          Array.from({ length: 10 }, () => payments.capture(id, 2000)),
          { concurrency: 10 }
        )
        yield* payments.authorise(id, choice)
        assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000"])
      })
    )

    for (const [action, before, after] of [
      ["authorise", "created", "authorised"],
      ["capture", "authorised", "captured"],
      ["void", "authorised", "voided"],
      ["refund", "captured", "refunded"]
    ] as const) {
      const at = paths[provider][action]
      it.effect(`are not done twice if an answer is lost: ${provider} ${action}`, () =>
        Effect.gen(function* () {
          for (const kind of [...doneUnheard, ...notDone]) {
            const { there, alarms, payments, begun, held, stateOf, settleIn } = yield* paymentWorld
            const id = yield* action === "authorise" ? begun(provider) : held(provider)
            if (action === "refund") yield* payments.capture(id, 2000)
            const act = () =>
              action === "authorise"
                ? payments.authorise(id, choice)
                : action === "void"
                  ? payments.void(id)
                  : payments[action](id, action === "capture" ? 2000 : 500)
            // every attempt fails, and the query afterwards fails too
            there.faults.push({ kind, at }, { kind, at })
            yield* act()
            there.faults.length = 0
            yield* act()
            yield* settleIn(6)
            const settled = yield* stateOf(id)
            if (settled === before) yield* act()
            assert.strictEqual(yield* stateOf(id), after, `${kind}: it was ${settled}`)
            assert.lengthOf(
              there.ledger.filter((booking) => booking.payment === id && booking.action === action),
              1,
              kind
            )
            assert.deepStrictEqual(alarms, [])
          }
        })
      )
    }

    it.effect(`stop if the sum or its currency differs: ${provider}`, () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        for (const kind of ["otherAmount", "otherCurrency"] as const)
          for (const action of ["authorise", "capture"] as const) {
            const { there, alarms, payments, begun, held } = yield* paymentWorld
            const id = yield* action === "authorise" ? begun(provider) : held(provider)
            there.faults.push({ kind, at: paths[provider][action] })
            const after = yield* action === "authorise"
              ? payments.authorise(id, choice)
              : payments.capture(id, 2000)
            assert.deepInclude(after, { state: "mismatch", reason: "amount" })
            assert.lengthOf(alarms, 1)
            assert.include(alarms[0], id)
            const [noted] = yield* sql`
              select detail ->> 'payment' as payment from audit_event where event = 'paymentMismatch' order by id desc limit 1`
            assert.strictEqual(noted?.["payment"], id)
            assert.strictEqual((yield* payments.refund(id, 1))?.state, "mismatch")
          }
      })
    )

    it.effect(`wait if the provider asks to, and are retried with the same key: ${provider}`, () =>
      Effect.gen(function* () {
        const { there, payments } = yield* paymentWorld
        const wish = wishOf(provider)
        there.faults.push({ kind: "busy" })
        assert.strictEqual((yield* payments.begin(wish)).type, "begun")
        const down = wishOf(provider)
        there.faults.push(...Array.from({ length: 4 }, () => ({ kind: "busy" }) as const))
        const first = yield* payments.begin(down)
        assert.strictEqual(first.type, "unreachable")
        there.faults.length = 0
        const second = yield* payments.begin(down)
        assert.strictEqual(second.type, "begun")
        assert.strictEqual(
          first.type === "unreachable" && first.payment.id,
          second.type === "begun" ? second.payment.id : undefined
        )
      })
    )
  }

  it.effect("use a new token if PayPal does not accept the old one", () =>
    Effect.gen(function* () {
      const { there, payments, held } = yield* paymentWorld
      const id = yield* held("paypal")
      const tokens = () => there.calls.filter((call) => call.endsWith("/oauth2/token")).length
      assert.strictEqual(tokens(), 1)
      there.revokeTokens()
      assert.strictEqual((yield* payments.capture(id, 2000))?.state, "captured")
      assert.strictEqual(tokens(), 2)
      assert.deepStrictEqual(there.booked(id), ["authorise 2400", "capture 2000"])
    })
  )

  it.effect("pause for a provider that does not answer, without calls meanwhile", () =>
    Effect.gen(function* () {
      const { there, payments, held, stateOf } = yield* paymentWorld
      const id = yield* held("instalment")
      there.server.close()
      there.server.closeAllConnections()
      for (let round = 0; round < 4; round++) {
        yield* payments.capture(id, 2000)
        assert.strictEqual(yield* stateOf(id), "authorised")
      }
      const before = there.calls.length
      assert.strictEqual((yield* payments.begin(wishOf("instalment"))).type, "unreachable")
      assert.strictEqual(there.calls.length, before)
      // the other provider is not affected: it has a separate circuit
      assert.deepStrictEqual(there.booked(id), ["authorise 2400"])
    })
  )
})
