import { expect, it } from "vitest"
import { moistureProblems } from "../legal/wood-chip-moisture.ts"
import { productGroups } from "../product/product-group.ts"
import { vatClassOf } from "./vat-class.ts"

it("the class is that of liquids or of fuel wood, for every group that is sold", () => {
  const classes = productGroups.map(({ id, name }) => [
    name,
    vatClassOf({ countryId: 1, productGroupId: id })
  ])
  expect(classes.filter(([, vatClass]) => vatClass === "liquidFuel").map(([name]) => name)).toEqual([
    "Heizöl",
    "Diesel",
    "AdBlue"
  ])
  expect(classes.filter(([, vatClass]) => vatClass === "burningWood")).toHaveLength(productGroups.length - 3)
})

it("the class of German wood chips depends on the buyer's declaration, which no other buyer makes", () => {
  const chips = { countryId: 1, productGroupId: 9 } as const
  const wet = { moistureClass: "from25", burningAssured: false } as const
  expect(vatClassOf(chips, { moistureClass: "below25", burningAssured: false })).toBe("burningWood")
  expect(vatClassOf(chips, { ...wet, burningAssured: true })).toBe("burningWood")
  expect(vatClassOf(chips, wet)).toBe("otherWood")
  // buyers who make this declaration cannot place the order
  expect(moistureProblems(chips, wet)).not.toEqual([])
  expect(vatClassOf({ ...chips, countryId: 2 }, wet)).toBe("burningWood")
  expect(vatClassOf({ ...chips, productGroupId: 3 }, wet)).toBe("burningWood")
})
