import { expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { bulkOrderPath } from "./bulk-order-path.ts"

const pathOf = (productGroupId: 3 | 7, productCertifications: ReadonlyArray<number>, zipCode = "80331") =>
  bulkOrderPath(
    completeCalculation({ zipCode, amount: 6000, productCertifications }, configurationOf(1, productGroupId))
  )

it("the link opens the bulk order of the same place and amount, with the quality that filters the list", () => {
  const points = "p=80331%243000%2C80331%243000"
  expect(pathOf(3, [])).toBe(`/holzpellets-lose/sammelbestellung?${points}`)
  expect(pathOf(3, [1])).toBe(`/holzpellets-lose/sammelbestellung?${points}&pcert=1`)
  expect(pathOf(7, [61, 72])).toBe(`/kaminholz/sammelbestellung?${points}&pcert=61%2C72`)
  expect(pathOf(3, [1, 2]), "one of several is no quality of a bulk order").toBe(
    `/holzpellets-lose/sammelbestellung?${points}`
  )
  expect(pathOf(3, [1], "")).toBe("/holzpellets-lose/sammelbestellung?pcert=1")
})
