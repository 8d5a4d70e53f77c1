import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { customer, ordered, sameAsMissing } from "../../testing/customers.test-support.ts"
import { act, dealerUser, ledTo, placedOrder, readPage } from "../../testing/order-life.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const reason = "Mit dem Käufer vereinbart."
const delivery = { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }
/** Returns the properties of a calendar file, with its folded lines joined. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n")

layer(SampleApi, realTime)("the page of an order", (it) => {
  it.effect(
    "shows by status the next step, the days of delivery and the amount that is due (rule life.next)",
    () =>
      Effect.gen(function* () {
        const order = yield* placedOrder("tracked")
        const dealer = yield* dealerUser("tracked@haendler.example", order.offer.dealerId)
        const page = Effect.map(order.buyer.get(`/api/orders/${order.orderId}`), readPage)
        const placed = (yield* page).tracker
        const total = order.offer.totalPrice
        assert.deepStrictEqual(placed, {
          next: { kind: "sellerConfirms", day: null },
          delivery: {
            kind: "window",
            from: order.offer.startDeliveryPeriodDate,
            until: order.offer.endDeliveryPeriodDate
          },
          due: { when: "afterDelivery", amount: total, way: "transfer", day: null },
          rating: "none",
          calendarPath: null
        })
        yield* ledTo(dealer.client, order.orderId, [
          ["confirm", {}],
          ["schedule", { Day: "2026-12-30", Reason: reason }]
        ])
        const scheduled = (yield* page).tracker
        assert.deepStrictEqual(scheduled.next, { kind: "delivery", day: "2026-12-30" })
        assert.strictEqual(scheduled.delivery.kind, "agreed")
        yield* act(dealer.client, order.orderId, "deliver", { Version: 3, ...delivery })
        yield* act(dealer.client, order.orderId, "invoice", { Version: 4, InvoiceNumber: "R-71" })
        const billed = yield* page
        assert.deepStrictEqual(billed.tracker, {
          next: { kind: "transfer", day: null },
          delivery: { kind: "came", from: sampleDay, until: sampleDay },
          due: {
            when: "now",
            amount: billed.delivery?.bill.totalPrice ?? null,
            way: "transfer",
            day: null
          },
          rating: "byMail",
          calendarPath: null
        })
        assert.isBelow(billed.tracker.due.amount ?? total, total)
      })
  )

  it.effect(
    "offers buyers with an account to rate the order, and to order the same again (rule order.again)",
    () =>
      Effect.gen(function* () {
        const { browser } = yield* customer("nochmal@leben.example")
        const { orderId, draft } = yield* ordered(browser, "placed-again")
        const page = Effect.map(browser.get(`/api/orders/${orderId}`), readPage)
        const placed = yield* page
        assert.strictEqual(placed.tracker.rating, "none")
        assert.match(placed.againPath, /^\/holzpellets-lose\/bestellparameter-bestaetigen\?zipCode=/u)
        assert.include(placed.againPath, `dealer=${draft.offer.dealerId}`)
        const dealer = yield* dealerUser("nochmal@haendler.example", draft.offer.dealerId)
        yield* ledTo(dealer.client, orderId, [
          ["confirm", {}],
          ["schedule", { Day: "2026-12-30", Reason: reason }],
          ["deliver", delivery]
        ])
        assert.strictEqual((yield* page).tracker.rating, "here")
      })
  )
})

layer(SampleApi, realTime)("the file for calendars (rule life.calendar)", (it) => {
  it.effect("contains the window, then the agreed day with a higher sequence, under one id", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("calendar")
      const dealer = yield* dealerUser("calendar@haendler.example", order.offer.dealerId)
      const path = `/api/orders/${order.orderId}/lieferung.ics`
      const file = order.buyer.get(path)
      assert.strictEqual((yield* file).status, 404)

      yield* act(dealer.client, order.orderId, "confirm", { Version: 1 })
      const confirmed = yield* file
      assert.strictEqual(confirmed.status, 200, confirmed.text)
      assert.strictEqual(confirmed.headers.get("content-type"), "text/calendar; charset=utf-8")
      assert.strictEqual(confirmed.headers.get("cache-control"), "private, no-store")
      assert.include(confirmed.headers.get("content-disposition") ?? "", `lieferung-${order.orderNumber}.ics`)
      const window = linesOf(confirmed.text)
      assert.include(window, "STATUS:TENTATIVE")
      assert.include(window, "SEQUENCE:0")
      assert.include(window, `DTSTART;VALUE=DATE:${order.offer.startDeliveryPeriodDate.replaceAll("-", "")}`)

      yield* act(dealer.client, order.orderId, "schedule", {
        Version: 2,
        Day: "2026-12-30",
        Reason: reason
      })
      const agreed = linesOf((yield* file).text)
      yield* act(dealer.client, order.orderId, "schedule", {
        Version: 3,
        Day: "2026-12-31",
        Reason: reason
      })
      const moved = linesOf((yield* file).text)
      assert.include(agreed, "STATUS:CONFIRMED")
      assert.include(agreed, "SEQUENCE:1")
      assert.include(agreed, "DTSTART;VALUE=DATE:20261230")
      assert.include(moved, "SEQUENCE:2")
      assert.include(moved, "DTSTART;VALUE=DATE:20261231")
      assert.include(moved, "DTEND;VALUE=DATE:20270101")
      const nameOf = (lines: ReadonlyArray<string>) => lines.find((line) => line.startsWith("UID:"))
      assert.include(nameOf(window), order.orderId)
      assert.deepStrictEqual([nameOf(agreed), nameOf(moved)], [nameOf(window), nameOf(window)])

      // the page links to the calendar file as long as the file exists
      const page = Effect.map(order.buyer.get(`/api/orders/${order.orderId}`), readPage)
      assert.strictEqual((yield* page).tracker.calendarPath, path)
      yield* act(dealer.client, order.orderId, "deliver", { Version: 4, ...delivery })
      assert.strictEqual((yield* page).tracker.calendarPath, null)
      assert.strictEqual((yield* file).status, 404)
    })
  )

  it.effect("is not accessible to other visitors", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("calendar-foreign")
      const dealer = yield* dealerUser("calendar-foreign@haendler.example", order.offer.dealerId)
      yield* act(dealer.client, order.orderId, "confirm", { Version: 1 })
      const stranger = yield* visitor
      const { browser } = yield* customer("fremder-kalender@leben.example")
      sameAsMissing([
        yield* stranger.get(`/api/orders/${"A".repeat(22)}/lieferung.ics`),
        yield* stranger.get(`/api/orders/${order.orderId}/lieferung.ics`),
        yield* browser.get(`/api/orders/${order.orderId}/lieferung.ics`),
        yield* dealer.client.get(`/api/orders/${order.orderId}/lieferung.ics`)
      ])
    })
  )
})
