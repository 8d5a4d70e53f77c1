import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openOrderList } from "../../../contract/dealer-orders.api.ts"
import type { OpenAct } from "../../../domain/order/life/order-acts.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { wide } from "../../testing/endless-limits.test-support.ts"
import { read } from "../../testing/journey.test-support.ts"
import { act, dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import type { Answer, TestVisitor } from "../../testing/visitor.test-support.ts"

const listed = read(openOrderList)
const readOpen = (answer: Answer) => {
  assert.strictEqual(answer.status, 200, answer.text)
  return listed(answer)
}

const open = (client: TestVisitor, change: object = {}) =>
  client.post("/api/dealer-orders/open", { CountryId: 1, Page: 1, Size: 100, ...change })

const oneOf = Effect.fnUntraced(function* (client: TestVisitor, orderId: string) {
  return readOpen(yield* open(client)).items.find((each) => each.orderId === orderId)
})

/** Names and bodies of the calls that change an order. */
const bodies: Readonly<Record<OpenAct, readonly [action: string, body: object]>> = {
  confirm: ["confirm", {}],
  refuse: ["refuse", { Reason: "Ausverkauft" }],
  schedule: ["schedule", { Day: sampleDay, Reason: "Vereinbart" }],
  deliver: ["deliver", { Day: sampleDay, Amount: 6000, IsMixed: false, Reason: "" }],
  cancel: ["cancel-sale", { Reason: "Kein Fahrer" }]
}

const all = Object.keys(bodies) as ReadonlyArray<OpenAct>

layer(SampleApi, realTime)("a dealer's open orders", (it) => {
  it.effect("show goods, recipient and delivery time, until they are delivered", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("offen")
      const { client } = yield* dealerUser("offen@haendler.example", order.offer.dealerId)
      const row = yield* oneOf(client, order.orderId)
      assert(row !== undefined)
      assert.deepInclude(row, {
        orderNumber: order.orderNumber,
        version: 1,
        status: "placed",
        dealerId: order.offer.dealerId,
        dealer: order.offer.name,
        buyer: "Erika Beispiel",
        productGroupId: 3,
        amount: 6000,
        totalPrice: order.offer.totalPrice,
        currency: "EUR",
        startDeliveryPeriodDate: order.offer.startDeliveryPeriodDate,
        endDeliveryPeriodDate: order.offer.endDeliveryPeriodDate,
        scheduledDay: null,
        placedAt: "2026-01-15T09:00:00.000Z",
        stations: [],
        may: ["confirm", "refuse"]
      })
      assert.match(row.address, /^Marktplatz 8, \d{5} ./u)
      // the row also contains all data that the driver needs
      assert.deepInclude(row, {
        email: order.email,
        deliveryNote: "",
        payment: "Invoice",
        seat: "dealer"
      })
      assert.match(row.phone, /^[+0-9]/u)
      assert.deepStrictEqual(row.wishes.map(({ group }) => group).slice(0, 2), ["TubeLength", "TruckSize"])
      assert.isAbove(row.quality.length, 0)
      yield* ledTo(client, order.orderId, [bodies.confirm])
      assert.deepInclude(yield* oneOf(client, order.orderId), {
        status: "confirmed",
        version: 2,
        may: ["schedule", "cancel"]
      })
      yield* act(client, order.orderId, "schedule", { Version: 2, ...bodies.schedule[1] })
      assert.deepInclude(yield* oneOf(client, order.orderId), {
        scheduledDay: sampleDay,
        may: ["schedule", "deliver", "cancel"]
      })
      yield* act(client, order.orderId, "deliver", { Version: 3, ...bodies.deliver[1] })
      assert.isUndefined(yield* oneOf(client, order.orderId))
    })
  )

  for (const party of ["dealer", "staff"] as const)
    it.effect(`list exactly the actions that the ${party} can perform`, () =>
      Effect.gen(function* () {
        let tried = 0
        for (const [stage, steps] of [[], ["confirm"], ["confirm", "schedule"]].entries()) {
          for (const wish of all) {
            const name = `darf-${party}-${stage}-${wish}`
            const order = yield* placedOrder(name)
            const { client } =
              party === "dealer"
                ? yield* dealerUser(`${name}@haendler.example`, order.offer.dealerId)
                : yield* signedInWith(`${name}@desk.example`, "Role_Interaid_DealerSupport", morning)
            // staff give the reason for acting on behalf of the dealer
            const why = party === "staff" ? { BehalfReason: "Am Telefon gesagt" } : {}
            const version = yield* ledTo(
              client,
              order.orderId,
              steps.map((step) => {
                const [action, body] = bodies[step as OpenAct]
                return [action, { ...body, ...why }] as const
              })
            )
            const may = (yield* oneOf(client, order.orderId))?.may ?? []
            const [action, body] = bodies[wish]
            const done = yield* act(client, order.orderId, action, { Version: version, ...body, ...why })
            assert.strictEqual(done.status === 200, may.includes(wish), `${name}: ${done.text}`)
            tried += 1
          }
        }
        assert.strictEqual(tried, 15)
      }).pipe(wide)
    )

  it.effect("are found by state and words, page by page, a dealer's own only; staff find all", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const orders = [
        yield* placedOrder("seite1"),
        yield* placedOrder("seite2"),
        yield* placedOrder("seite3")
      ]
      const [first] = orders
      assert(first !== undefined)
      const dealerId = first.offer.dealerId
      const own = yield* dealerUser("seiten@haendler.example", dealerId)
      const other = yield* dealerUser("fremd@haendler.example", dealerId + 1)
      const staff = yield* signedInWith("seiten@desk.example", "Role_Interaid_DealerSupport", morning)
      const [count] = yield* sql<{ readonly own: number; readonly all: number }>`
        select count(*) filter (where dealer_id = ${dealerId}) as own, count(*) as all from customer_order
        where country_id = 1 and status in ('placed', 'confirmed', 'scheduled')`
      assert.strictEqual(readOpen(yield* open(own.client)).total, count?.own)
      assert.strictEqual(readOpen(yield* open(staff.client)).total, count?.all)
      const found = (who: TestVisitor, change: object) =>
        Effect.map(open(who, change), (answer) => readOpen(answer).items.map(({ orderId }) => orderId))
      for (const { orderId, orderNumber } of orders) {
        assert.deepStrictEqual(yield* found(own.client, { Search: `${orderNumber} beispiel` }), [orderId])
        assert.deepStrictEqual(yield* found(other.client, { Search: orderNumber }), [])
      }
      yield* sql`
        update customer_order set email = 'ruft.an@post.example',
          receipt = jsonb_set(receipt, '{deliveryAddress,phone}', '"+49 (0)171 / 66 55-443"')
        where id = ${first.orderId}`
      for (const Search of ["0171 6655443", "+49 171 6655443", "01716655", "ruft.an@post"]) {
        assert.deepStrictEqual(yield* found(own.client, { Search }), [first.orderId], Search)
        assert.deepStrictEqual(yield* found(other.client, { Search }), [], Search)
      }
      assert.deepStrictEqual(yield* found(own.client, { Search: "0171 6655444" }), [])
      yield* ledTo(own.client, first.orderId, [bodies.confirm])
      const confirmed = yield* found(own.client, { Status: "confirmed" })
      assert.include(confirmed, first.orderId)
      assert.notInclude(yield* found(own.client, { Status: "placed" }), first.orderId)
      const pages = yield* Effect.forEach([1, 2], (Page) => found(own.client, { Page, Size: 2 }))
      assert.strictEqual(new Set(pages.flat()).size, Math.min(4, count?.own ?? 0))
      assert.strictEqual((yield* open(own.client, { Status: "settled" })).status, 422)
      assert.deepStrictEqual(readOpen(yield* open(own.client, { CountryId: 3 })), { items: [], total: 0 })
      // without a country the orders of all countries are listed, each in its own currency
      const everywhere = readOpen(yield* staff.client.post("/api/dealer-orders/open", { Page: 1, Size: 100 }))
      const [whole] = yield* sql<{ readonly total: number; readonly countries: number }>`
        select count(*)::int as total, count(distinct country_id)::int as countries from customer_order
        where status in ('placed', 'confirmed', 'scheduled')`
      assert.isAbove(whole?.countries ?? 0, 1, "the sample has open orders of one country alone")
      assert.strictEqual(everywhere.total, whole?.total)
      assert.deepStrictEqual([...new Set(everywhere.items.map(({ currency }) => currency))].toSorted(), [
        "CHF",
        "EUR"
      ])
    }).pipe(wide)
  )
})
