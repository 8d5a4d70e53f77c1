import { expect, it } from "vitest"
import { faults } from "./faults.ts"
import { timesFound } from "./plant.ts"

it.each(faults)("$machine: the text that “$name” replaces occurs exactly once", (fault) => {
  expect(timesFound(fault)).toBe(1)
})
