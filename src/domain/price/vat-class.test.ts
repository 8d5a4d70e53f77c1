import { expect, it } from "vitest"
import { moistureProblems } from "../legal/wood-chip-moisture.ts"
import { productGroups } from "../product/product-group.ts"
import { vatClassOf } from "./vat-class.ts"

it("is that of liquids or of wood to be burnt, for every group that is sold", () => {
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

it("of German wood chips rests on what their buyer declares, which no other buyer is asked for", () => {
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
