import { expect, it } from "vitest"
import type { Agreed, LifeEvent } from "../../domain/order/life/order-life.ts"
import { pellets, wishes } from "../../domain/order/life/order-life.test-support.ts"
import { buyerActsOf } from "./buyer-acts.ts"
import { justPlaced, type Life, applyEvent } from "./live-on.ts"

const { confirm, schedule, deliver, refuse } = wishes
const today = "2026-12-03"

const after = (agreed: Agreed, ...events: ReadonlyArray<LifeEvent>): Life =>
  events.reduce((life, event) => {
    const next = applyEvent(agreed, life, event)
    if (next === undefined) throw new Error(`${event.type} is not possible at ${life.status}`)
    return next
  }, justPlaced)

it("a consumer may cancel until the delivery, and withdraw before and after it", () => {
  for (const course of [[], [confirm], [confirm, schedule]])
    expect(buyerActsOf(pellets, after(pellets, ...course), today)).toEqual([
      "cancelForBuyer",
      "withdrawForBuyer"
    ])
  expect(buyerActsOf(pellets, after(pellets, confirm, schedule, deliver), today)).toEqual([
    "withdrawForBuyer"
  ])
  expect(buyerActsOf(pellets, after(pellets, refuse), today)).toEqual([])
})

it("companies and buyers in Switzerland have no right to withdraw", () => {
  for (const agreed of [
    { ...pellets, isConsumer: false },
    { ...pellets, countryId: 3 as const }
  ])
    expect(buyerActsOf(agreed, justPlaced, today)).toEqual(["cancelForBuyer"])
})
