import { expect, it } from "vitest"
import { wireTranslator } from "./wire-names.ts"

const names = wireTranslator(
  {
    foreignId: "ForgeinId",
    success: "success",
    high3YDate: "high3YDate",
    isImpersonatedS: "isImpersonatedS"
  },
  ["params"]
)
const own = {
  foreignId: 1,
  success: true,
  high3YDate: "2026-01-01",
  items: [{ zipCode: "01067" }],
  params: { Min: 1, max: 2 }
}
const wire = {
  ForgeinId: 1,
  success: true,
  high3YDate: "2026-01-01",
  Items: [{ ZipCode: "01067" }],
  Params: { Min: 1, max: 2 }
}

it("converts the irregular names of the specification in both directions", () => {
  expect(names.toWire(own)).toEqual(wire)
  expect(names.fromWire(wire)).toEqual(own)
})

it("ignores the key __proto__", () => {
  const parsed: unknown = JSON.parse('{"__proto__": {"Polluted": true}}')
  expect(names.fromWire(parsed)).not.toHaveProperty("polluted")
  expect({}).not.toHaveProperty("polluted")
})

it("converts the field of a refusal to the name used by the form", () => {
  expect(names.fieldFromWire("DeliveryAddress.ZipCode")).toBe("deliveryAddress.zipCode")
})
