import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, TestApi } from "../../testing/api.test-support.ts"
import { act, dealerUser, ledTo, readPage } from "../../testing/order-life.test-support.ts"
import { chaseOrders, settleOrder } from "./settle-order.ts"
import { type Choice, heldOrder } from "./provider-life.test-support.ts"
import { TestVisitor } from "../../testing/visitor.test-support.ts"
import { ProviderApi, tidyWorld, World } from "../../testing/provider-orders.test-support.ts"
import { takeMessage } from "../../payments/settle.ts"
import { mailsTo, workOnce } from "../../testing/registration.test-support.ts"
import { json, type Message, payPalMessage } from "../../testing/provider-messages.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"

const appointment = { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }
const delivered = (amount: number) =>
  [
    ["confirm", {}],
    ["schedule", appointment],
    ["deliver", { Day: sampleDay, Amount: amount, IsMixed: false, Reason: "" }]
  ] as const

/** Runs the jobs that bring payments in line with their orders; failing jobs stay in the queue. */
const work = Effect.gen(function* () {
  const { built } = yield* World
  const sql = yield* SqlClient
  const jobs = yield* sql<{ readonly id: string; readonly payload: unknown }>`
    select j.id, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'order-payment' order by j.id`
  let left = 0
  for (const { id, payload } of jobs) {
    const isDone = yield* Effect.provide(settleOrder(payload), built).pipe(
      Effect.as(true),
      Effect.catch(() => Effect.succeed(false))
    )
    if (isDone) yield* sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`
    else left++
  }
  return left
})

const stateOf = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly state: string }>`select state from payment where id = ${id}`
  return row?.state
})

const providers: ReadonlyArray<Choice> = ["paypal", "instalment"]

layer(ProviderApi, realTime)("the payment of an order", (it) => {
  for (const provider of providers) {
    it.effect(`is captured at delivery, for the delivered amount (${provider})`, () =>
      Effect.gen(function* () {
        const order = yield* heldOrder(provider)
        const { there } = yield* tidyWorld
        const dealer = yield* dealerUser(`taken-${provider}@haendler.example`, order.dealerId)
        yield* ledTo(dealer.client, order.orderId, delivered(5900))
        assert.strictEqual(yield* work, 0)
        const page = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
        const { bill } = page.delivery ?? assert.fail()
        // the provider calculates the final plan, not the shop
        assert.isNull(page.finalPlan)
        assert.deepStrictEqual(page.standingPayment, { provider, state: "taken", amount: bill.totalPrice })
        const cents = Math.round(bill.totalPrice * 100)
        assert.isBelow(cents, order.cents)
        assert.deepStrictEqual(there.booked(order.paymentId), [
          `authorise ${order.cents}`,
          `capture ${cents}`
        ])
        assert.strictEqual(yield* stateOf(order.paymentId), "captured")
        assert.strictEqual(yield* work, 0)
        assert.strictEqual(there.booked(order.paymentId).length, 2)
      })
    )

    it.effect(`is at most the authorised sum if more was delivered (${provider})`, () =>
      Effect.gen(function* () {
        const order = yield* heldOrder(provider)
        const { there } = yield* tidyWorld
        const dealer = yield* dealerUser(`more-${provider}@haendler.example`, order.dealerId)
        yield* ledTo(dealer.client, order.orderId, delivered(6100))
        yield* work
        assert.deepStrictEqual(there.booked(order.paymentId).at(-1), `capture ${order.cents}`)
        yield* workOnce()
        const subject = `Ihre Bestellung ${order.orderNumber} wurde geliefert`
        const mail = (yield* mailsTo(order.draft.emailAddress)).find((each) => each.subject === subject)
        for (const part of [
          "Zu zahlen bleiben",
          provider === "paypal" ? "Von Ihrem PayPal-Konto" : "Ihren endgültigen Ratenplan teilt Ihnen"
        ])
          assert.include(mail?.text ?? "", part)
      })
    )

    it.effect(`is voided if the order ends before delivery (${provider})`, () =>
      Effect.gen(function* () {
        const { there } = yield* tidyWorld
        const refused = yield* heldOrder(provider)
        const dealer = yield* dealerUser(`refused-${provider}@haendler.example`, refused.dealerId)
        yield* ledTo(dealer.client, refused.orderId, [["refuse", { Reason: "Kein Fahrzeug frei." }]])
        const withdrawn = yield* heldOrder(provider)
        const answer = yield* act(withdrawn.buyer, withdrawn.orderId, "withdraw", { Version: 1, Reason: "" })
        assert.strictEqual(answer.status, 200, answer.text)
        yield* work
        for (const { paymentId, cents } of [refused, withdrawn])
          assert.deepStrictEqual(there.booked(paymentId), [`authorise ${cents}`, `void ${cents}`])
      })
    )

    it.effect(`is refunded if the order ends after the capture (${provider})`, () =>
      Effect.gen(function* () {
        const order = yield* heldOrder(provider)
        const { there } = yield* tidyWorld
        const dealer = yield* dealerUser(`back-${provider}@haendler.example`, order.dealerId)
        const version = yield* ledTo(dealer.client, order.orderId, delivered(6000))
        yield* work
        const answer = yield* act(order.buyer, order.orderId, "withdraw", { Version: version, Reason: "" })
        assert.strictEqual(answer.status, 200, answer.text)
        yield* work
        assert.deepStrictEqual(there.booked(order.paymentId), [
          `authorise ${order.cents}`,
          `capture ${order.cents}`,
          `refund ${order.cents}`
        ])
      })
    )

    it.effect(`waits for a provider that is down, and the seller's call does not (${provider})`, () =>
      Effect.gen(function* () {
        const order = yield* heldOrder(provider)
        const { there, settleIn } = yield* tidyWorld
        const dealer = yield* dealerUser(`down-${provider}@haendler.example`, order.dealerId)
        there.faults.push(...Array.from({ length: 3 }, () => ({ kind: "busy" as const })))
        yield* ledTo(dealer.client, order.orderId, delivered(6000))
        assert.strictEqual(yield* work, 1)
        there.faults.length = 0
        // a lost response: the call succeeded, but the shop does not know it
        there.faults.push(
          { kind: "cutAfter", at: "/capture" },
          ...Array.from({ length: 6 }, () => ({ kind: "failBefore" as const }))
        )
        assert.strictEqual(yield* work, 1)
        assert.strictEqual(yield* stateOf(order.paymentId), "unknown.capturing")
        there.faults.length = 0
        yield* settleIn(6)
        assert.strictEqual(yield* work, 0)
        assert.deepStrictEqual(there.booked(order.paymentId), [
          `authorise ${order.cents}`,
          `capture ${order.cents}`
        ])
      })
    )
  }

  it.effect("follows the provider's messages, also late and bad ones, but not forged ones", () =>
    Effect.gen(function* () {
      const order = yield* heldOrder("paypal")
      const { there, built, alarms } = yield* tidyWorld
      const sql = yield* SqlClient
      const about = { payment: order.paymentId, value: (order.cents / 100).toFixed(2) }
      const send = ({ headers, body }: Message) =>
        new TestVisitor().call("POST", "/api/payments/paypal/events", body, {
          headers: { ...json, ...headers }
        })
      const heard = Effect.gen(function* () {
        const jobs = yield* sql<{ readonly payload: unknown }>`
          delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
          where t.id = j.task_id and t.identifier = 'payment-event' returning j.payload`
        for (const { payload } of jobs) yield* Effect.provide(takeMessage(payload), built)
      })
      const message = payPalMessage("PAYMENT.AUTHORIZATION.VOIDED", about)
      const forged = { ...message, body: message.body.replace("VOIDED", "DENIED") }
      assert.strictEqual((yield* send(forged)).status, 403)
      const dealer = yield* dealerUser("told@haendler.example", order.dealerId)
      const ofDelivery = delivered(6000)
      there.faults.push(
        { kind: "cutAfter", at: "/capture" },
        ...Array.from({ length: 6 }, () => ({ kind: "failBefore" as const }))
      )
      yield* ledTo(dealer.client, order.orderId, ofDelivery)
      assert.strictEqual(yield* work, 1)
      there.faults.length = 0
      yield* send(payPalMessage("PAYMENT.CAPTURE.COMPLETED", about))
      yield* heard
      assert.strictEqual(yield* stateOf(order.paymentId), "captured")
      assert.strictEqual(yield* work, 0)
      const lost = yield* heldOrder("paypal")
      yield* send(payPalMessage("PAYMENT.AUTHORIZATION.VOIDED", { payment: lost.paymentId }))
      yield* heard
      assert.strictEqual(yield* stateOf(lost.paymentId), "voided")
      assert.match(alarms.at(-1) ?? "", /has let go of what was held/u)
    })
  )

  it.effect("is settled even if its job was lost", () =>
    Effect.gen(function* () {
      const order = yield* heldOrder("paypal")
      const { there } = yield* tidyWorld
      const { atThatTime } = yield* TestApi
      const dealer = yield* dealerUser("lost@haendler.example", order.dealerId)
      yield* ledTo(dealer.client, order.orderId, [["refuse", { Reason: "Kein Fahrzeug frei." }]])
      const sql = yield* SqlClient
      yield* sql`delete from graphile_worker._private_jobs`
      yield* atThatTime(chaseOrders)
      assert.strictEqual(yield* work, 0)
      assert.strictEqual(there.booked(order.paymentId).length, 1)
      yield* sql`update payment set changed_at = changed_at - interval '61 minutes' where id = ${order.paymentId}`
      yield* atThatTime(chaseOrders)
      yield* atThatTime(chaseOrders)
      assert.strictEqual(yield* work, 0)
      assert.deepStrictEqual(there.booked(order.paymentId), [
        `authorise ${order.cents}`,
        `void ${order.cents}`
      ])
    })
  )
})
