import { expect, it } from "vitest"
import { byUrgency, deliveryDayOf, urgencyOf, type Urgent } from "./urgency.ts"

const today = "2026-12-02"

const order = (change: Partial<Urgent & { placedAt: string; name: string }> = {}) => ({
  status: "confirmed" as const,
  scheduledDay: null,
  endDeliveryPeriodDate: "2026-12-11",
  placedAt: "2026-11-22T09:00:00.000Z",
  name: "",
  ...change
})

it.each([
  ["toConfirm", order({ status: "placed", endDeliveryPeriodDate: "2026-12-01" })],
  ["overdue", order({ endDeliveryPeriodDate: "2026-12-01" })],
  ["overdue", order({ status: "scheduled", scheduledDay: "2026-12-01" })],
  ["today", order({ status: "scheduled", scheduledDay: today })],
  ["later", order({ endDeliveryPeriodDate: today })],
  ["later", order({ status: "scheduled", scheduledDay: "2026-12-03", endDeliveryPeriodDate: "2026-12-01" })]
] as const)("says %s of an open order (rule dealer.order-list)", (urgency, each) => {
  expect(urgencyOf(each, today)).toBe(urgency)
})

it("urgency follows the agreed day, or the last day promised until there is one", () => {
  expect(deliveryDayOf(order())).toBe("2026-12-11")
  expect(deliveryDayOf(order({ scheduledDay: "2026-12-14" }))).toBe("2026-12-14")
})

it("orders that wait for the dealer come first, the longest waiting before the others", () => {
  const sorted = [
    order({ name: "later", scheduledDay: "2026-12-10" }),
    order({ name: "new", status: "placed", placedAt: "2026-12-02T07:00:00.000Z" }),
    order({ name: "sooner", endDeliveryPeriodDate: "2026-12-04" }),
    order({ name: "today", status: "scheduled", scheduledDay: today }),
    order({ name: "late", status: "scheduled", scheduledDay: "2026-11-30" }),
    order({ name: "later, placed before", scheduledDay: "2026-12-10", placedAt: "2026-11-01T09:00:00.000Z" }),
    order({ name: "older", status: "placed", placedAt: "2026-12-01T07:00:00.000Z" }),
    order({ name: "latest", endDeliveryPeriodDate: "2026-11-20" })
  ].toSorted(byUrgency(today))
  expect(sorted.map(({ name }) => name)).toEqual([
    "older",
    "new",
    "latest",
    "late",
    "today",
    "sooner",
    "later, placed before",
    "later"
  ])
})
