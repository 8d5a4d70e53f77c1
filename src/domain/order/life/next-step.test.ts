import { describe, expect, it } from "vitest"
import type { MandateState } from "../../payment/mandate-life.ts"
import type { OrderStatus } from "../draft.ts"
import type { PaymentStands } from "./amount-due.ts"
import { type LifeFacts, nothingYet } from "./order-life.ts"
import { deliveredOn, pellets } from "./order-life.test-support.ts"
import { hasCalendar, trackerOf } from "./tracker.ts"

const today = "2026-12-03"
const byTransfer: PaymentStands = { variant: "Invoice", mandate: null, standing: null }
const byDebit = (state: MandateState): PaymentStands => ({
  variant: "Sepa",
  mandate:
    state === "active" || state === "expired"
      ? { state, dueOn: null, amount: null }
      : { state, dueOn: "2026-12-10", amount: 1830 },
  standing: null
})
const byPayPal = (state: NonNullable<PaymentStands["standing"]>["state"], amount: number): PaymentStands => ({
  variant: "PayPal",
  mandate: null,
  standing: { provider: "paypal", state, amount }
})
const inRates: PaymentStands = { variant: "Installment", mandate: null, standing: null }

const agreedFor = (scheduledDay: string): Partial<LifeFacts> => ({ scheduledDay })
const came: Partial<LifeFacts> = { scheduledDay: "2026-12-02", delivery: deliveredOn("2026-12-02") }
const onePart: Partial<LifeFacts> = {
  scheduledDay: "2026-12-02",
  stations: [{ station: 1, day: "2026-12-02", amount: 3000, isMixed: false }]
}

const shown = (status: OrderStatus, facts: Partial<LifeFacts>, payment: PaymentStands) => {
  const life = { status, agreed: pellets, facts: { ...nothingYet, ...facts } }
  const { next, delivery, due } = trackerOf(life, payment, today)
  return [
    next.day === null ? next.kind : `${next.kind} ${next.day}`,
    delivery.from === null ? delivery.kind : `${delivery.kind} ${delivery.from}..${delivery.until}`,
    [due.when, due.amount, due.way, due.day].filter((part) => part !== null).join(" ")
  ]
}

const window = "window 2026-12-01..2026-12-10"
const cameThen = "came 2026-12-02..2026-12-02"

/**
 * Expected values derived from the rules life.next and life.due. Columns: status, facts, payment, then the expected
 * next step, day and amount due.
 */
const table: ReadonlyArray<
  readonly [OrderStatus, Partial<LifeFacts>, PaymentStands, next: string, day: string, due: string]
> = [
  ["placed", {}, byTransfer, "sellerConfirms", window, "afterDelivery 1830 transfer"],
  ["placed", {}, byDebit("active"), "sellerConfirms", window, "afterDelivery 1830 debit"],
  ["placed", {}, inRates, "sellerConfirms", window, "afterDelivery 1830 instalments"],
  ["placed", {}, byPayPal("held", 1830), "sellerConfirms", window, "afterDelivery 1830 payPal"],
  ["confirmed", {}, byTransfer, "sellerNamesDay", window, "afterDelivery 1830 transfer"],
  [
    "confirmed",
    onePart,
    byTransfer,
    "restOfStations",
    "agreed 2026-12-02..2026-12-02",
    "afterDelivery 1830 transfer"
  ],
  ["confirmed", {}, byDebit("revoked"), "sellerNamesDay", window, "afterDelivery 1830 transfer"],
  [
    "scheduled",
    agreedFor("2026-12-07"),
    byTransfer,
    "delivery 2026-12-07",
    "agreed 2026-12-07..2026-12-07",
    "afterDelivery 1830 transfer"
  ],
  [
    "scheduled",
    agreedFor("2026-12-04"),
    byTransfer,
    "deliveryTomorrow 2026-12-04",
    "agreed 2026-12-04..2026-12-04",
    "afterDelivery 1830 transfer"
  ],
  [
    "scheduled",
    agreedFor(today),
    byTransfer,
    "deliveryToday 2026-12-03",
    "agreed 2026-12-03..2026-12-03",
    "afterDelivery 1830 transfer"
  ],
  [
    "scheduled",
    agreedFor("2026-12-02"),
    byTransfer,
    "deliveryUnreported 2026-12-02",
    "agreed 2026-12-02..2026-12-02",
    "afterDelivery 1830 transfer"
  ],
  [
    "scheduled",
    onePart,
    byTransfer,
    "restOfStations",
    "agreed 2026-12-02..2026-12-02",
    "afterDelivery 1830 transfer"
  ],
  ["delivered", came, byTransfer, "billComes", cameThen, "withBill 1830 transfer"],
  ["delivered", came, byDebit("active"), "billComes", cameThen, "withBill 1830 debit"],
  ["delivered", came, inRates, "billComes", cameThen, "byPlan 1830 instalments"],
  ["delivered", came, byPayPal("taken", 1830), "billComes", cameThen, "paid 1830 payPal"],
  ["delivered", came, byPayPal("taken", 1800), "billComes", cameThen, "withBill 30 payPal"],
  ["invoiced", came, byTransfer, "transfer", cameThen, "now 1830 transfer"],
  [
    "invoiced",
    came,
    byDebit("preNotified"),
    "debitAnnounced 2026-12-10",
    cameThen,
    "onDay 1830 debit 2026-12-10"
  ],
  ["invoiced", came, byDebit("active"), "debit", cameThen, "withBill 1830 debit"],
  ["invoiced", came, byDebit("collected"), "moneyCame", cameThen, "paid 1830 debit"],
  ["invoiced", came, byDebit("returned"), "transfer", cameThen, "now 1830 transfer"],
  ["invoiced", came, byDebit("revoked"), "transfer", cameThen, "now 1830 transfer"],
  ["invoiced", came, byDebit("expired"), "transfer", cameThen, "now 1830 transfer"],
  ["invoiced", came, inRates, "instalments", cameThen, "byPlan 1830 instalments"],
  ["invoiced", came, byPayPal("taken", 1830), "moneyCame", cameThen, "paid 1830 payPal"],
  ["invoiced", came, byPayPal("taken", 1800.5), "transfer", cameThen, "now 29.5 transfer"],
  ["invoiced", came, byPayPal("letGo", 1830), "transfer", cameThen, "now 1830 transfer"],
  ["settled", came, byTransfer, "done", cameThen, "paid 1830 transfer"],
  ["refused", {}, byTransfer, "refused", "none", "never transfer"],
  ["cancelledByDealer", agreedFor("2026-12-07"), byTransfer, "cancelledByDealer", "none", "never transfer"],
  ["cancelledByCustomer", {}, byTransfer, "cancelledByCustomer", "none", "never transfer"],
  ["withdrawn", {}, byTransfer, "withdrawn", "none", "never transfer"],
  ["withdrawn", onePart, byTransfer, "goodsGoBack", "none", "never transfer"],
  ["withdrawn", came, byTransfer, "goodsGoBack", cameThen, "never transfer"]
]

describe("the next step on an order's page (rules life.next and life.due)", () => {
  it.each(table)("%s, %j, %j: %s", (status, facts, payment, ...told) => {
    expect(shown(status, facts, payment)).toEqual(told)
  })

  it("the delivery can be saved to a calendar from the contract until the goods arrive (rule life.calendar)", () => {
    const noted = [...new Set(table.map(([status]) => status))].filter(hasCalendar)
    expect(noted).toEqual(["confirmed", "scheduled"])
  })

  it("the day after the end of a month is correct", () => {
    const life = {
      status: "scheduled",
      agreed: pellets,
      facts: { ...nothingYet, ...agreedFor("2027-01-01") }
    } as const
    expect(trackerOf(life, byTransfer, "2026-12-31").next.kind).toBe("deliveryTomorrow")
  })
})
