import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { sameAsMissing } from "../../testing/customers.test-support.ts"
import { policy } from "../../../contract/permissions-of-calls.ts"
import { act, dealerUser, expectLogged, logOf, placedOrder } from "../../testing/order-life.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"

/** All seller calls that change an order, each with a body that the order's own dealer may send. */
const calls: Readonly<Record<string, readonly [action: string, body: object]>> = {
  confirm: ["confirm", {}],
  refuse: ["refuse", { Reason: "Ausverkauft" }],
  schedule: ["schedule", { Day: "2026-12-30", Reason: "Vereinbart" }],
  deliver: ["deliver", { Day: sampleDay, Amount: 6000, IsMixed: false, Reason: "" }],
  invoice: ["invoice", { InvoiceNumber: "R-1" }],
  settle: ["settle", {}],
  debitReturned: ["debit-returned", { Reason: "Keine Deckung" }],
  announceDebit: ["announce-debit", {}],
  cancelSale: ["cancel-sale", { Reason: "Kein Fahrer" }]
}

layer(SampleApi, realTime)("another dealer's order", (it) => {
  it.effect("is answered like a missing one in every seller call and in every state", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("fremder")
      const own = yield* dealerUser("eigener@haendler.example", order.offer.dealerId)
      const other = yield* dealerUser("anderer@haendler.example", order.offer.dealerId + 1)
      const sells = Object.entries(policy).flatMap(([name, permission]) =>
        (permission === "orders.sell" || permission === "orders.bill") && name.startsWith("orderLife.")
          ? [name.slice("orderLife.".length)]
          : []
      )
      assert.deepStrictEqual(sells.toSorted(), ["state", ...Object.keys(calls)].toSorted())
      let version = 1
      for (const step of ["confirm", "schedule", "deliver", "invoice", "settle"]) {
        const answers = [yield* other.client.get(`/api/orders/${"A".repeat(22)}/state`)]
        answers.push(yield* other.client.get(`/api/orders/${order.orderId}/state`))
        for (const [action, body] of Object.values(calls)) {
          answers.push(yield* act(other.client, "A".repeat(22), action, { Version: version, ...body }))
          answers.push(yield* act(other.client, order.orderId, action, { Version: version, ...body }))
          // an outdated version discloses nothing either
          answers.push(yield* act(other.client, order.orderId, action, { Version: version + 7, ...body }))
        }
        sameAsMissing(answers)
        assert.lengthOf(yield* logOf(order.orderId), version)
        const [action, body] = calls[step] ?? assert.fail()
        const led = yield* act(own.client, order.orderId, action, { Version: version, ...body })
        assert.strictEqual(led.status, 200, led.text)
        version += 1
      }
      yield* expectLogged(order.orderId)
    })
  )
})
