import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { longRun } from "../../../../tools/long-runs.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import {
  draftNow,
  ordersOf,
  placeOrder,
  readPlaced,
  readRefusal
} from "../../testing/journey.test-support.ts"
import { kinds, readyKind, saves } from "../../testing/order-kinds.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const wholeKeys = 50
const wholeRepeats = 100
const keysAtOnce = longRun(wholeKeys, 12)
const repeats = longRun(wholeRepeats, 12)

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

layer(SampleApi, realTime)("one draft, with any payment method and any country", (it) => {
  for (const kind of kinds) {
    const name = `${kind.variant} at ${kind.stations}`
    it.effect(
      `${name}: ${keysAtOnce} of ${wholeKeys} keys at once make one order, and one key ${repeats} of ${wholeRepeats} times one answer`,
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const buyer = yield* visitor
          const key = `${kind.variant}-${kind.stations}`
          const { draft } = yield* readyKind(buyer, kind, `${key}@example.de`)
          const answers = yield* Effect.forEach(
            many(keysAtOnce),
            (index) => placeOrder(buyer, draft, `${key}-${index}`),
            { concurrency: "unbounded" }
          )
          const [order, ...more] = yield* ordersOf(draft)
          assert.deepStrictEqual(more, [])
          const won = answers.findIndex(({ status }) => status === 201)
          for (const [index, answer] of answers.entries()) {
            if (index === won) continue
            const { code, orderId } = readRefusal(answer)
            assert.deepStrictEqual([answer.status, code, orderId], [409, "AlreadyPlaced", order?.id])
          }
          const same = yield* Effect.forEach(many(repeats), () => placeOrder(buyer, draft, `${key}-${won}`), {
            concurrency: "unbounded"
          })
          assert.deepStrictEqual([...new Set(same.map(({ text }) => text))], [answers[won]?.text])
          assert.deepStrictEqual([...new Set(same.map(({ status }) => status))], [201])
          assert.strictEqual(readPlaced(answers[won] ?? assert.fail()).orderId, order?.id)
          for (const change of [
            { SummaryHash: "other" },
            { Version: draft.version + 1 },
            { LegalVersions: { Terms: "a", Withdrawal: "b", Privacy: "c" } },
            { MoistureDeclaration: { MoistureClass: "below25", BurningAssured: false } }
          ]) {
            const other = yield* placeOrder(buyer, draft, `${key}-${won}`, change)
            assert.deepStrictEqual([other.status, readRefusal(other).code], [422, "KeyReused"])
          }
          const [kept] = yield* sql`
          select (select count(*)::int from customer_order where draft_id = ${draft.orderDraftId}) as orders,
            (select count(*)::int from order_event where order_id = o.id) as events,
            (select sum(amount_cents)::int from order_line where order_id = o.id) = total_cents as adds,
            (select count(*)::int from confirmation_due where order_id = o.id) as mails,
            (select count(*)::int from idempotency_key where body ->> 'OrderId' = o.id) as keys,
            receipt -> 'payment' ->> 'variant' as variant, jsonb_array_length(receipt -> 'stations') as stations
          from customer_order o where id = ${order?.id ?? ""}`
          assert.deepStrictEqual(kept, {
            orders: 1,
            events: 1,
            adds: true,
            mails: 1,
            keys: 1,
            variant: kind.variant,
            stations: kind.stations === 1 ? 0 : kind.stations
          })
        }).pipe(endless)
    )
  }
})

layer(SampleApi, realTime)("ten tabs that save the same step at once", (it) => {
  for (const step of ["address", "stations", "payment"] as const)
    it.effect(`${step}: one is saved, and the others get its version`, () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const { draft, place } = yield* readyKind(buyer, { variant: "Sepa", stations: 3 })
        const answers = yield* Effect.forEach(
          many(10),
          (tab) => buyer.post(`/api/order-process/${step}/save`, saves[step](draft, place, `tab-${tab}`)),
          { concurrency: "unbounded" }
        )
        const heard = answers.flatMap(({ status }, tab) => (status === 200 ? [tab] : []))
        assert.lengthOf(heard, 1)
        for (const answer of answers) {
          if (answer.status === 200) continue
          const { code, version } = readRefusal(answer)
          assert.deepStrictEqual([answer.status, code, version], [409, "VersionConflict", draft.version + 1])
        }
        const now = yield* draftNow(buyer, draft.orderDraftId)
        const { emailAddress, stations, payment } = now
        const kept = {
          address: emailAddress,
          stations: stations?.[1]?.address?.street,
          payment: payment?.orderReference
        }[step]
        assert.strictEqual(kept, step === "address" ? `tab-${heard[0]}@example.de` : `tab-${heard[0]}`)
        const sql = yield* SqlClient
        const [mandate] = yield* sql`
          select account_holder as holder from sepa_mandate where draft_id = ${draft.orderDraftId}`
        assert.strictEqual(mandate?.["holder"], step === "payment" ? `tab-${heard[0]}` : "Erika Beispiel")
      })
    )

  it.effect("different steps: one is saved as well, since each tab has seen the others' old contents", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft, place } = yield* readyKind(buyer, { variant: "Sepa", stations: 3 })
      const answers = yield* Effect.forEach(
        ["address", "stations", "payment"] as const,
        (step) => buyer.post(`/api/order-process/${step}/save`, saves[step](draft, place, "torn")),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409, 409]
      )
      const [saved] = answers.filter(({ status }) => status === 200)
      const now = yield* draftNow(buyer, draft.orderDraftId)
      assert.strictEqual(now.version, draft.version + 1)
      assert.include(saved?.text ?? "", now.summaryHash ?? "")
    })
  )
})
