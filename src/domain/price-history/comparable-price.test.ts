import { expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { comparablePrice, comparableUnit } from "./comparable-price.ts"

const priceOf = (productId: number, price: number) => {
  const group = productGroups.find((each) => each.productId === productId)
  if (group === undefined) throw new Error(`no product ${productId}`)
  return [comparableUnit(group), comparablePrice(group, price)]
}

it("wood is compared by the tonne for any packaging, and liquids by 100 litres", () => {
  expect(priceOf(20, 40_651)).toEqual(["tonne", 40_651])
  expect(priceOf(1, 9_512)).toEqual(["hundredLitres", 9_512])
  const sacks = productGroups.find(({ productId }) => productId === 23)
  expect(sacks?.kilogramsPerUnit).toBe(975)
  expect(priceOf(23, 46_800)).toEqual(["tonne", 48_000])
})
