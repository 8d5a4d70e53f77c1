import { expect, it } from "vitest"
import { partText } from "./offer-texts.ts"

it("unknown values are omitted with their comma (decision 128)", () => {
  const text = partText("delivery", {
    deliveryPeriodDays: { part: "delivery", kind: "integer" },
    distance: { part: "delivery", kind: "integer", optional: true },
    unitPrice: { part: "goods", kind: "money" }
  })
  expect(text).toContain(
    '`,"DeliveryPeriodDays":${of.deliveryPeriodDays}${of.distance === undefined ? "" : `,"Distance":${of.distance}`}`'
  )
})

it("an offer starts with its first part and ends with its last one", () => {
  expect(partText("lock", { id: { part: "lock", kind: "word" } })).toContain('`{"Id":"${of.id}"`')
  expect(partText("choice", { selected: { part: "choice", kind: "flag" } })).toContain("${of.selected}}`")
  expect(() => partText("lock", { id: { part: "lock", kind: "word", optional: true } })).toThrow(
    "it cannot be optional"
  )
})
