import { expect, test } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { parseOrderQuery } from "../options/order-query.ts"
import { reorderPath } from "./reorder.ts"

const ordered = {
  ...completeCalculation({ zipCode: "80331", amount: 4500, stations: 2 }, configurationOf(1, 3)),
  parameters: [{ id: 108 }, { id: 131, desiredDate: "2025-11-20" }],
  offerProductCertifications: [4],
  offerLooseBlowingProcess: []
}

test("a former order leads to its offer list with the same wishes", () => {
  const path = reorderPath(ordered)
  expect(path).toMatch(/^\/holzpellets-lose\/angebotsliste\?zipCode=80331&amount=4500&stations=2&/)
  const values = Object.fromEntries(new URLSearchParams(path.split("?")[1]))
  const { calculation } = parseOrderQuery(1, values)
  expect(calculation.productCertifications).toEqual(ordered.productCertifications)
  expect(calculation.product).toEqual(ordered.product)
})

test("the day that was wished for and the former seller's goods are left out", () => {
  const values = Object.fromEntries(new URLSearchParams(reorderPath(ordered).split("?")[1]))
  expect(values["options"]).toBe("108")
  expect(values).not.toHaveProperty("opcert")
  expect(values).not.toHaveProperty("olbp")
  expect(Object.values(values)).not.toContain("undefined")
})
