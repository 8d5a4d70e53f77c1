import { expect, it } from "vitest"
import { partText } from "./offer-texts.ts"

it("leaves out what is not known, with its comma (decision 128)", () => {
  const text = partText("delivery", {
    deliveryPeriodDays: { part: "delivery", kind: "integer" },
    distance: { part: "delivery", kind: "integer", optional: true },
    unitPrice: { part: "goods", kind: "money" }
  })
  expect(text).toContain(
    '`,"DeliveryPeriodDays":${of.deliveryPeriodDays}${of.distance === undefined ? "" : `,"Distance":${of.distance}`}`'
  )
})

it("opens an offer with its first part and closes it with its last one", () => {
  expect(partText("lock", { id: { part: "lock", kind: "word" } })).toContain('`{"Id":"${of.id}"`')
  expect(partText("choice", { selected: { part: "choice", kind: "flag" } })).toContain("${of.selected}}`")
  expect(() => partText("lock", { id: { part: "lock", kind: "word", optional: true } })).toThrow(
    "it cannot be optional"
  )
})
