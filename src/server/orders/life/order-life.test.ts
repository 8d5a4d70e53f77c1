import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { customer, bodyOf, ordered, sameAsMissing } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import {
  act,
  dealerUser,
  expectLogged,
  ledTo,
  logOf,
  placedOrder,
  readPage,
  type State
} from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"

const late = { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }
const day = 86_400_000
const delivery = { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }
const toDelivered = [
  ["confirm", {}],
  ["schedule", late],
  ["deliver", delivery]
] as const

layer(SampleApi, realTime)("the life of an order (rule life.states)", (it) => {
  it.effect("ends in settled by its dealer, who bills the delivered amount", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("settled")
      const dealer = yield* dealerUser("settled@haendler.example", order.offer.dealerId)
      yield* ledTo(dealer.client, order.orderId, [
        ...toDelivered,
        ["invoice", { InvoiceNumber: "R-17" }],
        ["settle", {}]
      ])
      const state = bodyOf<object>(yield* dealer.client.get(`/api/orders/${order.orderId}/state`))
      const goods = Math.round((order.offer.goodsPrice * 100 * 5900) / 6000) / 100
      assert.deepInclude(state, {
        Status: "settled",
        Version: 6,
        DeliveredAmount: 5900,
        InvoiceNumber: "R-17",
        ScheduledDay: late.Day
      })
      const page = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
      assert.deepInclude(page.delivery, { day: sampleDay, amount: 5900 })
      const bill = page.delivery?.bill
      assert(bill !== undefined)
      assert.approximately(bill.goodsPrice, goods, 0.01)
      assert.strictEqual(
        Math.round(bill.totalPrice * 100),
        Math.round(bill.goodsPrice * 100) + Math.round(bill.fees * 100)
      )
      assert.deepStrictEqual(
        page.events.map(({ state: to, by, day: on }) => [to, by, on]),
        [
          ["placed", null, null],
          ["confirmed", "seller", null],
          ["scheduled", "seller", late.Day],
          ["delivered", "seller", sampleDay],
          ["invoiced", "seller", null],
          ["settled", "seller", null]
        ]
      )
      assert.isTrue(page.canWithdraw)
      assert.deepStrictEqual([page.canCancel, page.canRate], [false, false])
      assert.deepStrictEqual(
        page.documents.map(({ kind }) => kind),
        ["order", "bill", "terms", "withdrawal", "withdrawalForm"]
      )
      yield* expectLogged(order.orderId)
      for (const { actorKind, actorId } of (yield* logOf(order.orderId)).slice(1))
        assert.deepStrictEqual([actorKind, actorId], ["dealer", dealer.id])
    })
  )

  it.effect("is invisible to other dealers, and cannot be changed by customer service", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("foreign")
      const other = yield* dealerUser("fremd@haendler.example", order.offer.dealerId + 1)
      sameAsMissing([
        yield* act(other.client, "A".repeat(22), "confirm", { Version: 1 }),
        yield* act(other.client, order.orderId, "confirm", { Version: 1 }),
        yield* other.client.get(`/api/orders/${order.orderId}/state`),
        yield* act(other.client, order.orderId, "cancel", { Version: 1, Reason: "" }),
        yield* act(other.client, order.orderId, "withdraw", { Version: 1, Reason: "" })
      ])
      const service = yield* signedInWith("dienst@leben.example", "Role_Interaid_CustomerSupport", morning)
      assert.strictEqual((yield* act(service.client, order.orderId, "confirm", { Version: 1 })).status, 403)
      yield* expectLogged(order.orderId)
    })
  )

  it.effect("can be changed by staff for dealers, which is logged", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("staff")
      const staff = yield* signedInWith(
        "haendlerdienst@leben.example",
        "Role_Interaid_DealerSupport",
        morning
      )
      const answer = yield* act(staff.client, order.orderId, "confirm", {
        Version: 1,
        BehalfReason: "Am Telefon zugesagt"
      })
      assert.strictEqual(answer.status, 200, answer.text)
      const sql = yield* SqlClient
      const rows =
        yield* sql`select event, detail from audit_event where actor_id = ${staff.id} and event = 'orderLedOn'`
      assert.deepStrictEqual(rows, [
        { event: "orderLedOn", detail: { orderNumber: order.orderNumber, operation: "order.confirm" } }
      ])
      const [, logged] = yield* logOf(order.orderId)
      assert.deepInclude(logged, { actorKind: "staff", actorId: staff.id })
    })
  )

  it.effect("accepts one of two events at the same time, and reports the state to the other", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("parallel")
      const dealer = yield* dealerUser("parallel@haendler.example", order.offer.dealerId)
      const answers = yield* Effect.all(
        [
          act(dealer.client, order.orderId, "refuse", { Version: 1, Reason: "Ausverkauft" }),
          act(order.buyer, order.orderId, "cancel", { Version: 1, Reason: "" }),
          act(order.buyer, order.orderId, "withdraw", { Version: 1, Reason: "" }),
          act(dealer.client, order.orderId, "confirm", { Version: 1 })
        ],
        { concurrency: "unbounded" }
      )
      const [won, ...more] = answers.filter(({ status }) => status === 200)
      assert(won !== undefined)
      assert.deepStrictEqual(more, [])
      const { Status } = bodyOf<State>(won)
      for (const lost of answers.filter(({ status }) => status !== 200))
        assert.deepInclude(lost.body, { Code: "VersionConflict", Version: 2, Status }, lost.text)
      yield* expectLogged(order.orderId)
    })
  )

  it.effect("answers a repeated call like the first, and does nothing twice", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("again")
      const cancel = () => act(order.buyer, order.orderId, "cancel", { Version: 1, Reason: "Umzug" })
      const answers = yield* Effect.all([cancel(), cancel(), cancel()], { concurrency: "unbounded" })
      assert.strictEqual(new Set(answers.map(({ text, status }) => `${status} ${text}`)).size, 1)
      assert.strictEqual(answers[0]?.status, 200)
      assert.lengthOf(yield* logOf(order.orderId), 2)
      const other = yield* act(order.buyer, order.orderId, "cancel", { Version: 1, Reason: "Anders" })
      assert.strictEqual(readRefusal(other).code, "VersionConflict")
      const more = yield* act(order.buyer, order.orderId, "withdraw", { Version: 2, Reason: "" })
      assert.deepInclude(more.body, { Code: "NotPossible", Status: "cancelledByCustomer" })
      yield* expectLogged(order.orderId)
    })
  )

  it.effect("reports missing fields of an event", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("lacks")
      const dealer = yield* dealerUser("lacks@haendler.example", order.offer.dealerId)
      const early = yield* act(dealer.client, order.orderId, "deliver", { Version: 1, ...delivery })
      assert.strictEqual(readRefusal(early).code, "NotPossible")
      const version = yield* ledTo(dealer.client, order.orderId, toDelivered.slice(0, 1))
      const without = yield* act(dealer.client, order.orderId, "schedule", {
        Version: version,
        ...late,
        Reason: ""
      })
      assert.deepInclude(readRefusal(without).problems[0], { code: "outsideWindow", field: "Reason" })
      yield* ledTo(dealer.client, order.orderId, [])
      const scheduled = yield* act(dealer.client, order.orderId, "schedule", { Version: version, ...late })
      const { Version } = bodyOf<State>(scheduled)
      const tooMuch = yield* act(dealer.client, order.orderId, "deliver", {
        Version,
        ...delivery,
        Amount: 6601
      })
      assert.strictEqual(tooMuch.status, 422)
      assert.deepInclude(readRefusal(tooMuch).problems[0], { code: "amountBeyondTolerance", field: "Amount" })
      yield* expectLogged(order.orderId)
    })
  )

  it.effect("can be ended by its account, only within the legal period", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const buyer = yield* customer("konto@leben.example")
      const { orderId, draft } = yield* ordered(buyer.browser, "life-of-account")
      const dealer = yield* dealerUser("konto@haendler.example", draft.offer.dealerId)
      const version = yield* ledTo(dealer.client, orderId, toDelivered)
      const page = readPage(yield* buyer.browser.get(`/api/orders/${orderId}`))
      assert.deepStrictEqual([page.canCancel, page.canWithdraw, page.canRate], [false, true, true])
      setTime(morning + 20 * day)
      const { client } = yield* Effect.map(customer("konto2@leben.example"), ({ browser }) => ({
        client: browser
      }))
      sameAsMissing([yield* act(client, orderId, "withdraw", { Version: version, Reason: "" })])
      setTime(morning)
      const answer = yield* act(buyer.browser, orderId, "withdraw", { Version: version, Reason: "" })
      assert.deepInclude(answer.body, { Status: "withdrawn" })
      assert.deepInclude((yield* logOf(orderId)).at(-1), { actorKind: "account", actorId: buyer.id })
      yield* expectLogged(orderId)
    })
  )

  it.effect("can be withdrawn a day longer if the last day is a holiday at the delivery", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("feiertag")
      const dealer = yield* dealerUser("feiertag@haendler.example", order.offer.dealerId)
      yield* ledTo(dealer.client, order.orderId, toDelivered)
      const sql = yield* SqlClient
      const lastDay = Effect.fnUntraced(function* (zipCode: string) {
        yield* sql`
          update customer_order set life = jsonb_set(life, '{delivery,day}', '"2026-12-23"'),
            receipt = jsonb_set(receipt, '{deliveryAddress,zipCode}', ${JSON.stringify(zipCode)}::jsonb)
          where id = ${order.orderId}`
        return readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`)).withdrawableUntil
      })
      assert.strictEqual(yield* lastDay("80331"), "2027-01-07")
      assert.strictEqual(yield* lastDay("10115"), "2027-01-06")
    })
  )

  it.effect("of another machine version is not changed, and the caller is told", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("version")
      const dealer = yield* dealerUser("version@haendler.example", order.offer.dealerId)
      const sql = yield* SqlClient
      yield* sql`update customer_order set life_version = 0 where id = ${order.orderId}`
      const answer = yield* act(dealer.client, order.orderId, "confirm", { Version: 1 })
      assert.deepInclude(answer.body, { Code: "OtherMachine", Version: 1, Status: "placed" })
      const page = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
      assert.deepStrictEqual([page.canCancel, page.canWithdraw], [false, false])
    })
  )

  it.effect("stores the machine's version from the placing on", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const rows = yield* sql`
        select distinct o.life_version as life, e.machine_version as log from customer_order o
        join order_event e on e.order_id = o.id where o.life_version > 0`
      assert.deepStrictEqual(rows, [{ life: 1, log: 1 }])
    })
  )
})
