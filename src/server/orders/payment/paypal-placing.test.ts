import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime } from "../../testing/api.test-support.ts"
import { draftNow, readPlaced, readRefusal } from "../../testing/journey.test-support.ts"
import { PlacingPoint } from "../place.ts"
import { pay } from "../../testing/payment-steps.test-support.ts"
import type { FaultKind } from "../../payments/stand-in.test-support.ts"
import { releaseUnclaimed } from "../../payments/settle.ts"
import {
  agreedDraft,
  expectAgreement,
  place,
  ProviderApi,
  tidyWorld
} from "../../testing/provider-orders.test-support.ts"

const minutes = 60_000

/** Sets faults for the call that authorises the sum, and for the query after it. */
const faulty = Effect.fnUntraced(function* (kinds: ReadonlyArray<FaultKind>, questions: number = 0) {
  const { there } = yield* tidyWorld
  there.faults.push(
    ...kinds.map((kind) => ({ kind, at: "/authorize" })),
    ...Array.from({ length: questions }, () => ({ kind: "failBefore" as const, at: "/v2/checkout/orders/" }))
  )
})

layer(ProviderApi, realTime)("placing an order that is paid by PayPal", (it) => {
  for (const [what, kinds] of [
    ["cut off", ["cutAfter", "cutAfter"]],
    ["lost in a failure", ["failAfter", "failAfter"]],
    ["garbled", ["garbledAfter"]],
    ["later than the timeout", ["hangAfter", "hangAfter"]]
  ] as const)
    it.effect(`queries again if the answer is ${what}, and holds the sum once`, () =>
      Effect.gen(function* () {
        const { buyer, draft } = yield* agreedDraft
        yield* faulty(kinds)
        const placed = yield* place(buyer, draft, "lost-answers")
        assert.strictEqual(placed.status, 201, placed.text)
        const { held, orders } = yield* expectAgreement(draft)
        assert.deepStrictEqual([held.length, orders.length], [1, 1])
      })
    )

  it.effect("answers 503 while the outcome is unknown, and places under the same key once it is known", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* agreedDraft
      yield* faulty(["failAfter", "failAfter"], 4)
      assert.strictEqual((yield* place(buyer, draft, "known-later")).status, 503)
      assert.deepStrictEqual((yield* expectAgreement(draft)).orders, [])
      yield* tidyWorld
      const placed = yield* place(buyer, draft, "known-later")
      assert.strictEqual(placed.status, 201, placed.text)
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
      const replayed = yield* place(buyer, draft, "known-later")
      assert.deepStrictEqual(readPlaced(replayed), readPlaced(placed))
      assert.strictEqual(replayed.headers.get("idempotency-replayed"), "true")
    })
  )

  it.effect("repeats a call that never arrived, at once when the buyer clicks again", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* agreedDraft
      yield* faulty(["failBefore", "failBefore", "failBefore"])
      assert.strictEqual((yield* place(buyer, draft, "never-arrived")).status, 503)
      assert.deepStrictEqual((yield* expectAgreement(draft)).held, [])
      yield* tidyWorld
      const placed = yield* place(buyer, draft, "never-arrived")
      assert.strictEqual(placed.status, 201, placed.text)
      const { held, orders } = yield* expectAgreement(draft)
      assert.deepStrictEqual([held.length, orders.length], [1, 1])
    })
  )

  it.effect("reopens the payment step if PayPal refuses, with every other way to pay", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* agreedDraft
      const { there } = yield* tidyWorld
      there.rules.refusesNext = true
      const answer = yield* place(buyer, draft, "refused-by-the-bank")
      assert.deepStrictEqual([answer.status, readRefusal(answer).code], [409, "PaymentDeclined"])
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepInclude(now.payment?.atProvider, { state: "declined" })
      assert.deepStrictEqual(now.steps.at(-1)?.key, "Payment")
      assert.deepStrictEqual((yield* expectAgreement(draft)).held, [])
      const again = yield* pay(buyer, now, { PaymentId: 43 })
      assert.strictEqual(again.status, 200, again.text)
      assert.strictEqual((yield* expectAgreement(draft)).payments.length, 2)
      const later = yield* draftNow(buyer, draft.orderDraftId)
      const invoice = yield* pay(buyer, later, {})
      assert.strictEqual(invoice.status, 200, invoice.text)
    })
  )

  for (const kind of ["otherAmount", "otherCurrency"] as const)
    it.effect(`places no order if the held sum differs (${kind}), and informs the operator`, () =>
      Effect.gen(function* () {
        const { buyer, draft } = yield* agreedDraft
        const { alarms } = yield* tidyWorld
        yield* faulty([kind])
        const answer = yield* place(buyer, draft, "another-sum")
        assert.strictEqual(readRefusal(answer).code, "PaymentDeclined")
        const { orders, payments } = yield* expectAgreement(draft)
        assert.deepStrictEqual([orders.length, payments.map(({ state }) => state)], [0, ["mismatch"]])
        assert.strictEqual(alarms.length, 1)
      })
    )

  it.effect("places one order with one held sum for many placements at once", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* agreedDraft
      const answers = yield* Effect.all(
        Array.from({ length: 12 }, (_, index) => place(buyer, draft, `at-once-${index}`)),
        { concurrency: 12 }
      )
      assert.strictEqual(answers.filter(({ status }) => status === 201).length, 1)
      assert.includeMembers(
        [201, 409, 503],
        answers.map(({ status }) => status)
      )
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
    })
  )

  it.effect("continues with the held sum after a crash, and releases it without the buyer's return", () =>
    Effect.gen(function* () {
      const { built, payments } = yield* tidyWorld
      const crash = (at: string) => (point: string) =>
        point === at ? Effect.die("The process is killed") : Effect.void
      const killed = Effect.fnUntraced(function* (at: string) {
        const begun = yield* agreedDraft
        yield* place(begun.buyer, begun.draft, `killed-${at}`).pipe(
          Effect.provideService(PlacingPoint, crash(at)),
          Effect.exit
        )
        return begun
      })
      const after = (ms: number) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* sql`update payment set changed_at = now() - ${ms} * interval '1 millisecond'
            where state = 'authorised' and order_id is null`
          yield* Effect.provide(releaseUnclaimed, built)
        })
      const first = yield* killed("held")
      assert.strictEqual((yield* expectAgreement(first.draft)).orders.length, 0)
      yield* after(29 * minutes)
      assert.strictEqual((yield* place(first.buyer, first.draft, "killed-held")).status, 201)
      const second = yield* killed("held")
      yield* after(31 * minutes)
      const { payments: released, held } = yield* expectAgreement(second.draft)
      assert.deepStrictEqual([released.map(({ state }) => state), held.length], [["voided"], 2])
      const late = yield* place(second.buyer, second.draft, "killed-held")
      assert.strictEqual(readRefusal(late).code, "PaymentDeclined")
      // the sum of an order is never released
      const third = yield* killed("committed")
      yield* after(31 * minutes)
      yield* payments.release(third.draft.payment?.atProvider?.id ?? "")
      assert.strictEqual((yield* expectAgreement(third.draft)).orders.length, 1)
      assert.strictEqual((yield* place(third.buyer, third.draft, "killed-committed")).status, 201)
    })
  )
})
