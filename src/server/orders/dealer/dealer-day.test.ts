import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { deliveryDay, openOrderList, waitingOrders } from "../../../contract/dealer-orders.api.ts"
import { byUrgency, urgencyOf } from "../../../domain/order/life/urgency.ts"
import { isoOfDay, dayOfIso } from "../../../domain/price/local-day.ts"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { wide } from "../../testing/endless-limits.test-support.ts"
import { read } from "../../testing/journey.test-support.ts"
import { dealerUser, ledTo, placedOrder } from "../../testing/order-life.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import type { TestVisitor } from "../../testing/visitor.test-support.ts"

const after = (days: number) => isoOfDay((dayOfIso(sampleDay) ?? 0) + days)
const readOpen = read(openOrderList)
const readWaiting = read(waitingOrders)
const readDay = read(deliveryDay)

/** Places orders of one dealer, with various statuses and various ages. */
const ordersOf = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient
  const orders = yield* Effect.forEach([1, 2, 3, 4, 5], (place) => placedOrder(`${name}${place}`))
  const [first] = orders
  assert(first !== undefined)
  const { dealerId } = first.offer
  const { client } = yield* dealerUser(`${name}@haendler.example`, dealerId)
  const ids = orders.map(({ orderId }) => orderId)
  yield* sql`
    update customer_order set status = 'settled' where dealer_id = ${dealerId} and id <> all(${ids}::text[])
      and status in ('placed', 'confirmed', 'scheduled')`
  return { orders, ids, dealerId, client }
})

const scheduled = (client: TestVisitor, orderId: string, day: string) =>
  ledTo(client, orderId, [
    ["confirm", {}],
    ["schedule", { Day: day, Reason: "Vereinbart" }]
  ])

layer(SampleApi, realTime)("a dealer's day", (it) => {
  it.effect(
    "starts with the orders that wait for the dealer, and with their number (rule dealer.order-list)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { ids, client, dealerId } = yield* ordersOf("ordnung")
        const [today = "", later = "", fresh = "", overdue = "", older = ""] = ids
        yield* scheduled(client, today, sampleDay)
        yield* scheduled(client, later, after(9))
        yield* ledTo(client, overdue, [["confirm", {}]])
        yield* sql`
        update customer_order set receipt = jsonb_set(receipt, '{offer,endDeliveryPeriodDate}', ${JSON.stringify(after(-1))}::jsonb)
        where id = ${overdue}`
        yield* sql`update customer_order set placed_at = placed_at - interval '3 days' where id = ${older}`
        const { items } = readOpen(yield* client.post("/api/dealer-orders/open", { Page: 1, Size: 100 }))
        assert.deepStrictEqual(
          items.map(({ orderId }) => orderId),
          [older, fresh, overdue, today, later]
        )
        // the database sorts by the same rule as the views
        assert.deepStrictEqual(items, items.toSorted(byUrgency(sampleDay)))
        const counted = readWaiting(yield* client.get("/api/dealer-orders/waiting"))
        const by = (urgency: string) => items.filter((each) => urgencyOf(each, sampleDay) === urgency).length
        assert.deepStrictEqual(counted, {
          toConfirm: by("toConfirm"),
          overdue: by("overdue"),
          today: by("today"),
          latest: "2026-01-15T09:00:00.000Z",
          sendsMails: false
        })
        assert.deepStrictEqual([counted.toConfirm, counted.overdue, counted.today], [2, 1, 1])
        const other = yield* dealerUser("ordnung-fremd@haendler.example", dealerId + 1)
        const foreign = readWaiting(yield* other.client.get("/api/dealer-orders/waiting"))
        assert.notDeepEqual(foreign, counted)
        yield* makeAccount("ordnung-ohne@haendler.example", ["Role_AdvertisingPartner"])
        const { client: lost } = yield* signInAs("ordnung-ohne@haendler.example")
        assert.deepStrictEqual(readWaiting(yield* lost.get("/api/dealer-orders/waiting")), {
          toConfirm: 0,
          overdue: 0,
          today: 0,
          latest: null,
          sendsMails: false
        })
      }).pipe(wide)
  )

  it.effect(
    "has a list of its stops and a route from the branch, for own orders only (rule dealer.day-list)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const { ids, client, dealerId } = yield* ordersOf("strecke")
        const [near = "", far = "", farther = "", otherDay = "", delivered = ""] = ids
        for (const id of [near, far, farther, delivered]) yield* scheduled(client, id, after(1))
        yield* scheduled(client, otherDay, after(2))
        yield* sql`update customer_order set status = 'delivered' where id = ${delivered}`
        const places = yield* sql<{ readonly zipCode: string }>`
        select distinct zip_code as "zipCode" from place where country_id = 1 order by 1 limit 3`
        // the place nearest to the dealer is the second in the order of postal codes
        const [third = "", first = "", second = ""] = places.map(({ zipCode }) => zipCode)
        assert.notInclude([third, first, second], "")
        const zips = { [near]: first, [far]: second, [farther]: third }
        for (const [zip, latitude] of [
          [first, 48.2],
          [second, 48.5],
          [third, 49.1]
        ] as const)
          yield* sql`
          update place set latitude = ${latitude}, longitude = 11.575 where country_id = 1 and zip_code = ${zip}`
        for (const [id, zip] of Object.entries(zips))
          yield* sql`
          update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,zipCode}', ${JSON.stringify(zip)}::jsonb)
          where id = ${id}`
        yield* sql`update branch set latitude = 48.137, longitude = 11.575 where dealer_id = ${dealerId}`
        const answer = yield* client.get(`/api/dealer-orders/day?day=${after(1)}`)
        assert.strictEqual(answer.status, 200, answer.text)
        const told = readDay(answer)
        assert.deepInclude(told, { day: after(1), deliveredCount: 1 })
        assert.deepStrictEqual(
          told.stops.map(({ zipCode }) => zipCode),
          Object.values(zips).toSorted()
        )
        const route = told.stops.toSorted((one, other) => one.routePlace - other.routePlace)
        assert.deepStrictEqual(
          route.map(({ routePlace }) => routePlace),
          [1, 2, 3]
        )
        assert.deepStrictEqual(
          route.map(({ order }) => order.orderId),
          [near, far, farther]
        )
        const empty = readDay(yield* client.get("/api/dealer-orders/day"))
        assert.deepStrictEqual([empty.day, empty.stops.length], [sampleDay, 0])
        const other = yield* dealerUser("strecke-fremd@haendler.example", dealerId + 1)
        const foreign = readDay(yield* other.client.get(`/api/dealer-orders/day?day=${after(1)}`))
        assert.isFalse(foreign.stops.some(({ order }) => ids.includes(order.orderId)))
        for (const none of ["gestern", "2026-02-30", "2026-99-99"])
          assert.strictEqual((yield* client.get(`/api/dealer-orders/day?day=${none}`)).status, 422, none)
      }).pipe(wide)
  )

  it.effect("shows the days without delivery, and the state of the delivery address", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client, dealerId } = yield* ordersOf("pausen")
      yield* sql`
        insert into dealer_closure (dealer_id, first_day, last_day) values
          (${dealerId}, ${after(-9)}::date, ${after(-1)}::date), (${dealerId}, ${after(-1)}::date, ${after(1)}::date),
          (${dealerId + 1}, ${sampleDay}::date, ${sampleDay}::date)`
      const { items } = readOpen(yield* client.post("/api/dealer-orders/open", { Page: 1, Size: 100 }))
      const [order] = items
      assert(order !== undefined)
      assert.deepStrictEqual(order.closures, [{ firstDay: after(-1), lastDay: after(1) }])
      assert.deepStrictEqual([order.countryId, order.regionCode], [1, "BE"])
    }).pipe(wide)
  )
})
