import { expect, it } from "vitest"
import { changeOf, changePercentOf } from "./change.ts"

it.each([
  [41_000, 40_000, 1_000, 2.5],
  [40_000, 41_000, -1_000, -2.44],
  [40_001, 40_000, 1, 0],
  [40_002, 40_000, 2, 0.01],
  [40_651, 24_292, 16_359, 67.34],
  [undefined, 40_000, 0, 0],
  [40_000, undefined, 0, 0]
])("the change to %s from %s is correct", (price, former, cents, percent) => {
  expect([changeOf(price, former), changePercentOf(price, former)]).toEqual([cents, percent])
})
