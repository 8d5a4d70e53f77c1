import { expect, it } from "vitest"
import { partText } from "./offer-texts.ts"

it("leaves out what is not known, with its comma (decision 128)", () => {
  const text = partText("delivery", {
    deliveryPeriodDays: { part: "delivery", kind: "integer" },
    distance: { part: "delivery", kind: "integer", optional: true },
    unitPrice: { part: "goods", kind: "money" }
  })
  expect(text).toContain(
    '`"DeliveryPeriodDays":${of.deliveryPeriodDays}${of.distance === undefined ? "" : `,"Distance":${of.distance}`}`'
  )
})

it("refuses an optional member at the beginning, where a comma would be too much", () => {
  expect(() => partText("plan", { monthlyRate: { part: "plan", kind: "money", optional: true } })).toThrow(
    "cannot be the first of plan"
  )
})
