import { describe, expect, it } from "vitest"
import type { OrderStatus } from "../draft.ts"
import { deliveredOn, pellets, wishes } from "./order-life.test-support.ts"
import { isPartys, mayCustomerCancel, mayDealerCancel, mayWithdraw, withdrawableUntil } from "./rights.ts"

const statuses: ReadonlyArray<OrderStatus> = [
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled",
  "refused",
  "cancelledByDealer",
  "cancelledByCustomer",
  "withdrawn"
]

const none = { stations: [] }
const company = { ...pellets, isConsumer: false }
const swiss = { ...pellets, countryId: 3 } as const
const austrian = { ...pellets, countryId: 2 } as const
const sacks = { ...pellets, productGroupId: 4 } as const
// delivered on Thursday 2026-12-03; the period ends fourteen days later, on Thursday 2026-12-17
const came = deliveredOn("2026-12-03")

describe("the right of withdrawal (rule law.withdrawal)", () => {
  const statesOf = (buyer: typeof pellets, today: string, isMixed = false) =>
    statuses.filter((status) =>
      mayWithdraw(buyer, status, { delivery: deliveredOn("2026-12-03", isMixed), stations: [] }, today)
    )
  const all = ["placed", "confirmed", "scheduled", "delivered", "invoiced", "settled"]

  it("lasts from the order until fourteen days after the delivery in Germany and Austria", () => {
    for (const buyer of [pellets, austrian, sacks]) {
      expect(statesOf(buyer, "2026-12-17")).toEqual(all)
      expect(statesOf(buyer, "2026-12-18")).toEqual(["placed", "confirmed", "scheduled"])
    }
  })

  it("ends when loose goods are mixed, not when packed goods are stacked", () => {
    expect(statesOf(pellets, "2026-12-03", true)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(sacks, "2026-12-03", true)).toEqual(all)
  })

  it("does not exist for companies or buyers in Switzerland", () => {
    expect(statesOf(company, "2026-12-03")).toEqual([])
    expect(statesOf(swiss, "2026-12-03")).toEqual([])
    expect(withdrawableUntil(swiss, came)).toBeUndefined()
    expect(withdrawableUntil(company, came)).toBeUndefined()
  })

  it("has no last day before the delivery is known", () => {
    expect(mayWithdraw(pellets, "delivered", { delivery: null, stations: [] }, "2026-12-03")).toBe(false)
  })

  it("does not end on a weekend or a holiday", () => {
    // Friday 11 December plus 14 days is Christmas Day, followed by Boxing Day and a Sunday
    expect(withdrawableUntil(pellets, deliveredOn("2026-12-11"))).toBe("2026-12-28")
    expect(withdrawableUntil(pellets, deliveredOn("2026-12-05"))).toBe("2026-12-21")
    expect(withdrawableUntil(pellets, came)).toBe("2026-12-17")
    expect(withdrawableUntil(pellets, null)).toBeUndefined()
  })
})

describe("cancelling an order", () => {
  it("is possible for the buyer until the delivery, or until the confirmation without a right of withdrawal", () => {
    const statesOf = (buyer: typeof pellets) =>
      statuses.filter((status) => mayCustomerCancel(buyer, status, none))
    expect(statesOf(pellets)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(austrian)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(swiss)).toEqual(["placed"])
    expect(statesOf(company)).toEqual(["placed"])
  })

  it("is impossible once a station has received its part; the right of withdrawal remains", () => {
    const some = { stations: [{ station: 1, day: "2026-12-03", amount: 3000, isMixed: false }] }
    expect(statuses.filter((status) => mayCustomerCancel(pellets, status, some))).toEqual(["placed"])
    expect(statuses.filter((status) => mayDealerCancel(status, some))).toEqual([])
    const withdraws = (isMixed: boolean) =>
      mayWithdraw(
        pellets,
        "scheduled",
        { delivery: null, stations: some.stations.map((each) => ({ ...each, isMixed })) },
        "2026-12-03"
      )
    expect([withdraws(false), withdraws(true)]).toEqual([true, false])
  })

  it("is possible for the seller between confirmation and delivery", () => {
    expect(statuses.filter((status) => mayDealerCancel(status, none))).toEqual(["confirmed", "scheduled"])
  })
})

describe("who may act on an order", () => {
  const partiesOf = (wish: keyof typeof wishes, isInteraidPayment = false) =>
    (["seller", "operator", "customer"] as const).filter((by) =>
      isPartys({ ...wishes[wish], by }, { isInteraidPayment, isDirectDebit: true })
    )

  it("is the seller and the operator for the seller's acts, and the creditor for bills", () => {
    for (const wish of ["confirm", "refuse", "schedule", "deliver", "invoice", "settle"] as const)
      expect(partiesOf(wish)).toEqual(["seller", "operator"])
    for (const wish of ["invoice", "settle", "debitReturned", "announceDebit"] as const)
      expect(partiesOf(wish, true)).toEqual(["operator"])
    for (const wish of ["debitReturned", "announceDebit"] as const)
      expect(
        isPartys({ ...wishes[wish], by: "seller" }, { isInteraidPayment: false, isDirectDebit: false })
      ).toBe(false)
    expect(partiesOf("deliver", true)).toEqual(["seller", "operator"])
    expect(partiesOf("withdraw")).toEqual(["customer"])
    expect(partiesOf("cancelByCustomer")).toEqual(["seller", "operator", "customer"])
  })
})
