import { expect, it } from "vitest"
import { canBeChosen, dayWishOf, manyProblems } from "./many-orders.ts"
import { openOrderOf } from "./open-order.test-support.ts"

const today = "2026-11-25"
const may = ["schedule", "cancel"] as const
const first = openOrderOf({ status: "confirmed", may })
const second = openOrderOf({
  orderNumber: "HM-26-100002",
  status: "confirmed",
  may,
  startDeliveryPeriodDate: "2026-12-10",
  endDeliveryPeriodDate: "2026-12-18"
})

it("a dealer can select orders that can be confirmed or scheduled, and staff none (rule dealer.many-orders)", () => {
  expect(canBeChosen(first)).toBe(true)
  expect(canBeChosen(openOrderOf())).toBe(true)
  expect(canBeChosen(openOrderOf({ may: ["deliver"] }))).toBe(false)
  expect(canBeChosen({ ...first, seat: "house" })).toBe(false)
})

it("only orders that need a reason get it", () => {
  const wish = { day: "2026-12-02", reason: "Der Wagen steht" }
  expect(dayWishOf(first, wish)).toEqual({ act: "schedule", day: "2026-12-02", reason: "" })
  expect(dayWishOf(second, wish)).toEqual({ act: "schedule", day: "2026-12-02", reason: "Der Wagen steht" })
})

it("each problem is reported once, with its orders", () => {
  expect(manyProblems([first, second], { day: "2026-12-10", reason: "" }, today)).toEqual([])
  const outside = manyProblems([first, second], { day: "2026-12-02", reason: "" }, today)
  expect(outside.map(({ code, field, orderNumbers }) => ({ code, field, orderNumbers }))).toEqual([
    { code: "outsideWindow", field: "reason", orderNumbers: ["HM-26-100002"] }
  ])
  expect(manyProblems([first, second], { day: "2026-12-02", reason: "Der Wagen steht" }, today)).toEqual([])
  const both = (day: string, change = {}) =>
    manyProblems([first, second], { day, reason: "Eilt", ...change }, today).map(({ code, orderNumbers }) => [
      code,
      orderNumbers.length
    ])
  expect(both("")).toEqual([["noDay", 2]])
  expect(both("2026-11-24")).toEqual([["inThePast", 2]])
  expect(both("2026-12-06")).toEqual([["sunday", 2]])
  expect(both("2026-12-06", { meantDay: "2026-12-05" })).toEqual([["sunday", 2]])
  expect(both("2026-12-06", { meantDay: "2026-12-06" })).toEqual([])
})
