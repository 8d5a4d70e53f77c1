import { expect, it } from "vitest"
import { configurationOf } from "./configuration.ts"
import { knownConfiguration } from "./known-configuration.ts"

it("is what can be chosen in each country for each group", () => {
  for (const [countryId, groupId] of [
    [1, 3],
    [1, 1],
    [2, 3],
    [3, 9]
  ] as const)
    expect(knownConfiguration(countryId, groupId)).toEqual(configurationOf(countryId, groupId))
})

it("is put together once", () => {
  expect(knownConfiguration(1, 3)).toBe(knownConfiguration(1, 3))
})
