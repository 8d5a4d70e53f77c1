import { expect, it } from "vitest"
import { rememberedFor } from "./remembered.ts"

it("a value is calculated once for each object, also if it is undefined", () => {
  let count = 0
  const lengthOf = rememberedFor((list: ReadonlyArray<number>) => {
    count += 1
    return list.length === 0 ? undefined : list.length
  })
  const [some, none] = [[1, 2], []]
  expect([lengthOf(some), lengthOf(some), lengthOf(none), lengthOf(none)]).toEqual([
    2,
    2,
    undefined,
    undefined
  ])
  expect(count).toBe(2)
  // the result for another object with equal contents is calculated again
  expect(lengthOf([1, 2])).toBe(2)
  expect(count).toBe(3)
})
