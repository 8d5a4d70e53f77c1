import { expect, it } from "vitest"
import { woodGroupsOf } from "./wood-groups.ts"

it.each([
  [undefined, [20, 23]],
  ["", [20, 23]],
  ["1,999,x", [20, 23]],
  ["25,20", [20, 25]],
  [
    ["26", "20"],
    [20, 26]
  ],
  [
    ["27,23", "23"],
    [23, 27]
  ],
  [{ 20: true }, [20, 23]]
])("%j shows %j", (query, productIds) => {
  expect(woodGroupsOf(query).map(({ productId }) => productId)).toEqual(productIds)
})
