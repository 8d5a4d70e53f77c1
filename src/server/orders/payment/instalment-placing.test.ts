import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime } from "../../testing/api.test-support.ts"
import { draftNow, ordersOf, readPlaced, readRefusal, readSaved } from "../../testing/journey.test-support.ts"
import { applicationOf, appliedDraft, plansOf } from "./instalment-orders.test-support.ts"
import { PlacingPoint } from "../place.ts"
import { pay, problemsOf } from "../../testing/payment-steps.test-support.ts"
import type { FaultKind } from "../../payments/stand-in.test-support.ts"
import { releaseUnclaimed } from "../../payments/settle.ts"
import { expectAgreement, place, ProviderApi, tidyWorld } from "../../testing/provider-orders.test-support.ts"

/** Sets faults for the call that authorises the sum, and for the queries that follow it. */
const faulty = Effect.fnUntraced(function* (kinds: ReadonlyArray<FaultKind>, questions: number = 0) {
  const { there } = yield* tidyWorld
  there.faults.push(
    ...kinds.map((kind) => ({ kind, at: "/complete" })),
    ...Array.from({ length: questions }, () => ({ kind: "failBefore" as const, at: "/checkouts/" }))
  )
})

layer(ProviderApi, realTime)("placing an order that is paid in instalments", (it) => {
  for (const kind of ["cutAfter", "failAfter", "garbledAfter", "hangAfter"] as const)
    it.effect(`queries the result if the answer is lost (${kind}), and holds the sum once`, () =>
      Effect.gen(function* () {
        const { buyer, draft } = yield* appliedDraft
        yield* faulty([kind])
        const placed = yield* place(buyer, draft, "lost-answers")
        assert.strictEqual(placed.status, 201, placed.text)
        assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
      })
    )

  it.effect("completes nothing twice, also if the call never arrived: the provider accepts no keys", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* appliedDraft
      const { there, settleIn } = yield* tidyWorld
      yield* faulty(["hangBefore"])
      const before = there.calls.length
      for (const key of ["never-arrived", "never-arrived", "another-click"])
        assert.strictEqual((yield* place(buyer, draft, key)).status, 503)
      const completions = () => there.calls.slice(before).filter((call) => call.endsWith("/complete")).length
      assert.strictEqual(completions(), 1)
      // after five minutes no call is still in transit
      yield* settleIn(6)
      assert.strictEqual((yield* place(buyer, draft, "never-arrived")).status, 201)
      assert.strictEqual(completions(), 2)
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
    })
  )

  it.effect("answers 503 while the outcome is unknown, and places under the same key once it is known", () =>
    Effect.gen(function* () {
      const { buyer, draft, plans } = yield* appliedDraft
      yield* faulty(["failAfter"], 2)
      assert.strictEqual((yield* place(buyer, draft, "known-later")).status, 503)
      assert.deepStrictEqual((yield* expectAgreement(draft)).orders, [])
      // no new payment is started while a sum may be authorised
      assert.strictEqual((yield* plansOf(buyer, draft)).answer.status, 200)
      yield* faulty([], 2)
      const other = applicationOf(plans[1]?.optionId ?? "")
      assert.deepStrictEqual(problemsOf(yield* pay(buyer, draft, other)), [
        "Installment.OptionId providerAway"
      ])
      yield* tidyWorld
      const placed = yield* place(buyer, draft, "known-later")
      assert.strictEqual(placed.status, 201, placed.text)
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
      assert.deepStrictEqual(readPlaced(yield* place(buyer, draft, "known-later")), readPlaced(placed))
    })
  )

  it.effect("reopens the payment step if the provider refuses, with every other way to pay", () =>
    Effect.gen(function* () {
      const { buyer, draft, plans } = yield* appliedDraft
      const { there } = yield* tidyWorld
      there.rules.refusesNext = true
      const answer = yield* place(buyer, draft, "refused-by-the-lender")
      assert.deepStrictEqual([answer.status, readRefusal(answer).code], [409, "PaymentDeclined"])
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepInclude(now.payment?.atProvider, { state: "declined" })
      assert.deepStrictEqual([now.steps.at(-1)?.key, now.paymentProblem], ["Payment", null])
      assert.deepStrictEqual((yield* expectAgreement(draft)).held, [])
      const again = readSaved(yield* pay(buyer, now, applicationOf(plans[1]?.optionId ?? ""))).draft
      assert.deepInclude(again.payment?.atProvider, { state: "agreed" })
      const invoice = readSaved(yield* pay(buyer, again, {})).draft
      assert.strictEqual((yield* place(buyer, invoice, "invoice-instead")).status, 201)
      assert.strictEqual((yield* ordersOf(draft)).length, 1)
    })
  )

  for (const kind of ["otherAmount", "otherCurrency"] as const)
    it.effect(`places no order if the held sum differs (${kind}), and informs the operator`, () =>
      Effect.gen(function* () {
        const { buyer, draft } = yield* appliedDraft
        const { alarms } = yield* tidyWorld
        yield* faulty([kind])
        assert.strictEqual(readRefusal(yield* place(buyer, draft, "another-sum")).code, "PaymentDeclined")
        const { orders, payments } = yield* expectAgreement(draft)
        assert.deepStrictEqual([orders.length, payments.map(({ state }) => state)], [0, ["mismatch"]])
        assert.strictEqual(alarms.length, 1)
      })
    )

  it.effect("places one order with one held sum for many placements at once", () =>
    Effect.gen(function* () {
      const { buyer, draft } = yield* appliedDraft
      const answers = yield* Effect.all(
        Array.from({ length: 8 }, (_, index) => place(buyer, draft, `at-once-${index}`)),
        { concurrency: 8 }
      )
      assert.strictEqual(answers.filter(({ status }) => status === 201).length, 1)
      assert.strictEqual((yield* expectAgreement(draft)).held.length, 1)
    })
  )

  it.effect("continues with the held sum after a crash, and releases it without the buyer's return", () =>
    Effect.gen(function* () {
      const { built } = yield* tidyWorld
      const killed = Effect.gen(function* () {
        const begun = yield* appliedDraft
        yield* place(begun.buyer, begun.draft, "killed-held").pipe(
          Effect.provideService(PlacingPoint, (point: string) =>
            point === "held" ? Effect.die("The process is killed") : Effect.void
          ),
          Effect.exit
        )
        assert.deepStrictEqual((yield* expectAgreement(begun.draft)).orders, [])
        return begun
      })
      const first = yield* killed
      assert.strictEqual((yield* place(first.buyer, first.draft, "killed-held")).status, 201)
      const second = yield* killed
      const sql = yield* SqlClient
      yield* sql`update payment set changed_at = now() - interval '31 minutes'
        where state = 'authorised' and order_id is null`
      yield* Effect.provide(releaseUnclaimed, built)
      const { payments, held } = yield* expectAgreement(second.draft)
      assert.deepStrictEqual([payments.map(({ state }) => state), held.length], [["voided"], 2])
      const late = yield* place(second.buyer, second.draft, "killed-held")
      assert.strictEqual(readRefusal(late).code, "PaymentDeclined")
    })
  )
})
