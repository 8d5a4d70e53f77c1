import { describe, expect, it } from "vitest"
import type { Agreed, LifeEvent, LifeParty } from "../../domain/order/life/order-life.ts"
import { pellets, threeHouses, toStation, wishes } from "../../domain/order/life/order-life.test-support.ts"
import type { Announced } from "../../domain/payment/mandate-life.ts"
import { justPlaced, type Life, applyEvent } from "./live-on.ts"
import { actsOf, billingActsOf } from "./seller-acts.ts"

const today = "2026-12-03"
const { confirm, refuse, schedule, deliver, invoice, settle, cancelByCustomer } = wishes

/** Returns an order's life after a sequence of events. */
const after = (agreed: Agreed, ...events: ReadonlyArray<LifeEvent>): Life =>
  events.reduce((life, event) => {
    const next = applyEvent(agreed, life, event)
    if (next === undefined) throw new Error(`${event.type} is not possible at ${life.status}`)
    return next
  }, justPlaced)

const acts = (agreed: Agreed, events: ReadonlyArray<LifeEvent>, by: LifeParty = "seller") =>
  actsOf(agreed, after(agreed, ...events), by, today)

describe("the seller's actions on an order (rule life.states)", () => {
  it("are the events that the order's life accepts next, and none after the delivery or the end of the order", () => {
    expect(acts(pellets, [])).toEqual(["confirm", "refuse"])
    expect(acts(pellets, [confirm])).toEqual(["schedule", "cancel"])
    expect(acts(pellets, [confirm, schedule])).toEqual(["schedule", "deliver", "cancel"])
    expect(acts(pellets, [confirm, schedule, deliver])).toEqual([])
    expect(acts(pellets, [refuse])).toEqual([])
    expect(acts(pellets, [cancelByCustomer])).toEqual([])
  })

  it("include delivering until every one of several stations has its part", () => {
    const [one, two, three] = [toStation(1, 3000), toStation(2, 2000), toStation(3, 1000)]
    const begun = [confirm, schedule]
    expect(acts(threeHouses, begun)).toContain("deliver")
    expect(acts(threeHouses, [...begun, two])).toContain("deliver")
    expect(acts(threeHouses, [...begun, one, two])).toContain("deliver")
    expect(acts(threeHouses, [...begun, three, two, one])).toEqual([])
    const closed = [1, 2].map((station) => ({ ...toStation(station, 0), reason: "Tor zu" }))
    expect(acts(threeHouses, [...begun, ...closed]), "the last one must get something").toContain("deliver")
  })

  it("are not available to the buyer, except cancelling", () => {
    for (const course of [[], [confirm], [confirm, schedule]])
      expect(acts(pellets, course, "customer").filter((act) => act !== "cancel")).toEqual([])
  })
})

describe("the creditor's actions after the delivery", () => {
  const debited: Agreed = { ...pellets, isDirectDebit: true }
  const come = [confirm, schedule, deliver]
  const billedFor = (
    agreed: Agreed,
    events: ReadonlyArray<LifeEvent>,
    mandate?: Announced,
    by: LifeParty = "seller"
  ) => billingActsOf(agreed, after(agreed, ...events), by, today, mandate)
  const announced = (state: Announced["state"], dueOn: string | null): Announced => ({ state, dueOn })

  it("are to bill and then to record the payment, and none before the delivery or after the payment", () => {
    expect(billedFor(pellets, [confirm, schedule])).toEqual([])
    expect(billedFor(pellets, come)).toEqual(["invoice"])
    expect(billedFor(pellets, [...come, invoice])).toEqual(["settle"])
    expect(billedFor(pellets, [...come, invoice, settle])).toEqual([])
  })

  it("depend for a direct debit on what its mandate allows on this day", () => {
    const billed = [...come, invoice]
    const standing = (state: Announced["state"], dueOn: string | null) =>
      billedFor(debited, billed, announced(state, dueOn))
    expect(standing("preNotified", "2026-12-04"), "before its day").toEqual([])
    expect(standing("preNotified", today), "from its day on").toEqual(["settle", "debitReturned"])
    expect(standing("returned", "2026-12-01")).toEqual(["announceDebit", "settle"])
    expect(standing("revoked", null), "it is paid by transfer").toEqual(["settle"])
    expect(billedFor(debited, billed), "no number given").toEqual(["settle"])
    expect(billedFor(debited, [...billed, settle], announced("collected", today))).toEqual(["debitReturned"])
  })

  it("belong only to the operator if the money is owed to the operator", () => {
    const ofOperator: Agreed = { ...pellets, isInteraidPayment: true }
    expect(billedFor(ofOperator, come)).toEqual([])
    expect(billedFor(ofOperator, come, undefined, "operator")).toEqual(["invoice"])
    expect(billedFor(pellets, come, undefined, "operator")).toEqual(["invoice"])
    expect(billedFor(pellets, come, undefined, "customer")).toEqual([])
  })
})
