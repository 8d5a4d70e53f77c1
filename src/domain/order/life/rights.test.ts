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

describe("withdrawing (rule law.withdrawal)", () => {
  const statesOf = (buyer: typeof pellets, today: string, isMixed = false) =>
    statuses.filter((status) =>
      mayWithdraw(buyer, status, { delivery: deliveredOn("2026-12-03", isMixed), stations: [] }, today)
    )
  const all = ["placed", "confirmed", "scheduled", "delivered", "invoiced", "settled"]

  it("is possible from the order until fourteen days after the delivery, in Germany and Austria", () => {
    for (const buyer of [pellets, austrian, sacks]) {
      expect(statesOf(buyer, "2026-12-17")).toEqual(all)
      expect(statesOf(buyer, "2026-12-18")).toEqual(["placed", "confirmed", "scheduled"])
    }
  })

  it("ends where loose goods are mixed, not where sacks are stacked", () => {
    expect(statesOf(pellets, "2026-12-03", true)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(sacks, "2026-12-03", true)).toEqual(all)
  })

  it("is no right of companies, nor of buyers in Switzerland", () => {
    expect(statesOf(company, "2026-12-03")).toEqual([])
    expect(statesOf(swiss, "2026-12-03")).toEqual([])
    expect(withdrawableUntil(swiss, came)).toBeUndefined()
    expect(withdrawableUntil(company, came)).toBeUndefined()
  })

  it("waits for a delivery that is not known", () => {
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

describe("cancelling", () => {
  it("is the buyer's until the goods come, and until the confirmation where there is no right of withdrawal", () => {
    const statesOf = (buyer: typeof pellets) =>
      statuses.filter((status) => mayCustomerCancel(buyer, status, none))
    expect(statesOf(pellets)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(austrian)).toEqual(["placed", "confirmed", "scheduled"])
    expect(statesOf(swiss)).toEqual(["placed"])
    expect(statesOf(company)).toEqual(["placed"])
  })

  it("ends once one of several stations has got its part; the right of withdrawal goes on", () => {
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

  it("is the seller's between its confirmation and the delivery", () => {
    expect(statuses.filter((status) => mayDealerCancel(status, none))).toEqual(["confirmed", "scheduled"])
  })
})

describe("whose it is", () => {
  const partiesOf = (wish: keyof typeof wishes, isInteraidPayment = false) =>
    (["seller", "operator", "customer"] as const).filter((by) =>
      isPartys({ ...wishes[wish], by }, { isInteraidPayment, isDirectDebit: true })
    )

  it("is the seller's and the operator's to do what the seller does, the creditor's to bill", () => {
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
