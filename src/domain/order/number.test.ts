import { expect, it } from "vitest"
import { isOrderNumber, orderNumberIn } from "./number.ts"

it.each([
  "HM-26-100001",
  " hm-26-100001\t",
  "#HM-26-100001",
  "HM\u201326\u2013100001",
  "HM\u201126\u2212100001",
  "HM26100001",
  "HM 26 100001",
  "HM - 26 - 100001",
  "HM-26-\u200b100001\u202c",
  "Ihre Bestellung HM-26-100001 ist eingegangen",
  "(HM-26-100001)."
])("an order number is recognised in %j", (typed) => {
  expect(orderNumberIn(typed)).toBe("HM-26-100001")
})

it.each(["", "26-100001", "HM-26-1000", "HM-26-1000011234567", "OHM-26-100001", "Bestellung vom 12.03."])(
  "%j names no order",
  (typed) => {
    expect(orderNumberIn(typed)).toBeUndefined()
  }
)

it("an order number has exactly one valid format", () => {
  expect(isOrderNumber("HM-26-100001")).toBe(true)
  expect(isOrderNumber("hm26100001")).toBe(false)
})
