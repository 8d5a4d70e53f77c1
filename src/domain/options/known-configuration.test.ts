import { expect, it } from "vitest"
import { configurationOf } from "./configuration.ts"
import { knownConfiguration } from "./known-configuration.ts"

it("the options are those of the country and group", () => {
  for (const [countryId, groupId] of [
    [1, 3],
    [1, 1],
    [2, 3],
    [3, 9]
  ] as const)
    expect(knownConfiguration(countryId, groupId)).toEqual(configurationOf(countryId, groupId))
})

it("the options are built once", () => {
  expect(knownConfiguration(1, 3)).toBe(knownConfiguration(1, 3))
})
