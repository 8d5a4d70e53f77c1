import { expect, it } from "vitest"
import { areaName } from "./area-name.ts"
import { regionsByName } from "./regions-by-name.ts"

it("areas are named after their state, and Switzerland always with Liechtenstein", () => {
  expect([areaName(1, "BY"), areaName(1, ""), areaName(3, ""), areaName(3, "LI")]).toEqual([
    "Bayern",
    "Deutschland",
    "Schweiz und Liechtenstein",
    "Liechtenstein"
  ])
})

it("states are sorted by name in German order", () => {
  const names = regionsByName(3).map(({ name }) => name)
  expect(names.slice(0, 6)).toEqual([
    "Aargau",
    "Appenzell Ausserrhoden",
    "Appenzell Innerrhoden",
    "Basel-Landschaft",
    "Basel-Stadt",
    "Bern"
  ])
  expect(names.slice(-3)).toEqual(["Wallis", "Zug", "Zürich"])
})
