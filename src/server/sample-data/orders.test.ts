import { describe, expect, it } from "vitest"
import { addressProblems } from "../../domain/address/address.ts"
import { cancellationEnds } from "../../domain/cancellation/cancellation.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import { orderStatuses } from "../../domain/order/draft.ts"
import { endsApart } from "../../domain/order/timeline.ts"
import { agreedOf } from "../../domain/order/life/agreed-of.ts"
import { orderLifeVersion } from "../../domain/order/life/order-life.ts"
import { replayed } from "../../machines/order-life/live-on.ts"
import { isOrderNumber } from "../../domain/order/number.ts"
import { orderLines, totalOf } from "../../domain/order/lines.ts"
import { lawfulTable } from "../db/lawful-table.test-support.ts"
import { customersMailboxes } from "./customer-plans.ts"
import { dealersOf } from "./dealers.ts"
import { dayNumber } from "./day.ts"
import { pastOrders } from "./orders.ts"
import { packagePlaces } from "./package-places.ts"

const today = "2026-11-21"
const dealers = dealersOf(1, packagePlaces(), { dealers: 150, offersPerZip: 22 })
const sample = { seed: 1, today: dayNumber(today), vat: lawfulTable }
const orders = pastOrders(sample, dealers)

describe("past orders", () => {
  it("are in every state of an order's life", () => {
    for (const status of orderStatuses)
      expect(orders.filter((order) => order.status === status).length).toBeGreaterThan(2)
    expect(new Set(orders.map((order) => order.countryId)).size).toBe(3)
    expect(new Set(orders.map((order) => order.productGroupId)).size).toBeGreaterThan(4)
  })

  it("reached their state step by step, all before today", () => {
    for (const { status, timeline, placedAt, offer } of orders) {
      expect(timeline[0]).toEqual({ state: "placed", at: placedAt })
      expect(timeline.at(-1)?.state).toBe(status)
      const times = timeline.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect((times.at(-1) ?? "") < today).toBe(true)
      // goods are not delivered before the end of their delivery window
      expect(
        timeline.every(({ state, at }) => state !== "delivered" || at >= offer.endDeliveryPeriodDate)
      ).toBe(true)
    }
  })

  it("are numbered in the order of time", () => {
    const byNumber = orders.toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1))
    expect(byNumber.map((order) => order.placedAt)).toEqual(orders.map((order) => order.placedAt).toSorted())
  })

  it("have lines that add up to their total, a valid address and unique ids", () => {
    for (const order of orders) {
      expect(totalOf(orderLines(order.offer, "x"))).toBe(fromDecimal(order.offer.totalPrice))
      expect(addressProblems(order.deliveryAddress, { phoneRequired: true })).toEqual([])
      expect(order.deliveryAddress.zipCode).toBe(order.calculation.zipCode)
      expect(isOrderNumber(order.orderNumber)).toBe(true)
      expect(order.orderId).toMatch(/^[A-Za-z0-9_-]{22}$/u)
    }
    expect(new Set(orders.flatMap(({ orderId, draftId }) => [orderId, draftId])).size).toBe(2 * orders.length)
  })

  it("failed as rarely as in the trade, 4 to 8 of a hundred, and at the users' dealers in every way", () => {
    const isEnded = ({ status }: (typeof orders)[number]) => cancellationEnds.some((end) => end === status)
    const share = (some: typeof orders) => some.filter(isEnded).length / some.length
    expect(share(orders)).toBeGreaterThan(0.04)
    expect(share(orders)).toBeLessThan(0.08)
    for (const dealer of [dealers[0], dealers[1], dealers.at(-1)]) {
      const own = orders.filter(({ offer }) => offer.dealerId === dealer?.id)
      expect(share(own)).toBeGreaterThan(0.04)
      expect(share(own)).toBeLessThan(0.08)
      const ends = cancellationEnds.filter((end) => end !== "withdrawn" || dealer?.countryId !== 3)
      expect(new Set(own.filter(isEnded).map(({ status }) => status))).toEqual(new Set(ends))
    }
  })

  it("exist in every regular state for each dealer, of all three countries", () => {
    const course = orderStatuses.filter((status) => !endsApart(status))
    for (const { id } of dealers) {
      const own = new Set(orders.filter(({ offer }) => offer.dealerId === id).map(({ status }) => status))
      expect(course.filter((status) => !own.has(status))).toEqual([])
    }
  })

  it("are fewer in a small sample, but with every final state at the first dealer", () => {
    const few = pastOrders(sample, dealers, 0.05)
    expect(few.length).toBeLessThan(130)
    const own = few.filter(({ offer }) => offer.dealerId === dealers[0]?.id)
    for (const end of cancellationEnds) expect(own.some(({ status }) => status === end)).toBe(true)
  })

  it("belong to the two customers as well, at their home, with one open and some to order again", () => {
    for (const mailbox of customersMailboxes) {
      const own = orders.filter(({ emailAddress }) => emailAddress === mailbox)
      expect(own.length).toBeGreaterThan(3)
      expect(
        new Set(
          own.map(
            ({ deliveryAddress: { street, houseNumber, zipCode } }) => `${street} ${houseNumber}, ${zipCode}`
          )
        ).size
      ).toBe(1)
      expect(own.some(({ status }) => status === "placed" || status === "scheduled")).toBe(true)
      expect(own.filter(({ status }) => status === "settled").length).toBeGreaterThan(1)
    }
  })

  it("do not exist if no dealer sells anything", () => {
    expect(
      pastOrders(
        sample,
        dealers.map((dealer) => ({ ...dealer, groups: [] }))
      )
    ).toEqual([])
  })
})

describe("the logs of past orders", () => {
  it("lead each order to its stored state and facts by the machine", () => {
    for (const order of orders) {
      const log = order.events.map((event) => ({ machineVersion: orderLifeVersion, event }))
      expect(replayed(agreedOf(order), log)).toEqual({ kind: "replayed", life: order.life })
      expect(order.life.status).toBe(order.status)
      expect(order.timeline).toHaveLength(order.events.length + 1)
    }
  })

  it("are not replayed by a machine of another version, which reports this and stops", () => {
    const order = orders.find(({ status }) => status === "settled")
    if (order === undefined) throw new Error("No sample order is settled")
    const log = order.events.map((event, index) => ({
      machineVersion: index < 2 ? orderLifeVersion : orderLifeVersion + 1,
      event
    }))
    expect(replayed(agreedOf(order), log)).toEqual({
      kind: "otherVersion",
      index: 2,
      version: orderLifeVersion + 1
    })
    expect(replayed(agreedOf(order), log.slice(1, 2))).toEqual({ kind: "broken", index: 0 })
  })
})
