import { expect, it } from "vitest"
import { productGroups } from "../product-group.ts"
import { withdrawalRight } from "./withdrawal-right.ts"

it("is fourteen days in Germany and Austria, and none in Switzerland (domain.md L7, 3.2, 3.3)", () => {
  for (const { id } of productGroups) {
    expect(withdrawalRight(1, id)?.days).toBe(14)
    expect(withdrawalRight(2, id)?.days).toBe(14)
    expect(withdrawalRight(3, id)).toBeUndefined()
  }
})

it("ends by mixing for what is poured or blown, not for what is packed (BGH VIII ZR 249/14)", () => {
  const ends = productGroups.filter(({ id }) => withdrawalRight(1, id)?.endsByMixing).map(({ id }) => id)
  expect(ends).toEqual([1, 2, 3, 5, 9, 10])
})
