import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { givenWayTo } from "./given-way.ts"

const data = configurationOf(1, 3)
const dated = completeCalculation(
  { zipCode: "80331", parameters: [{ id: 141, desiredDate: "2026-12-10" }] },
  data
)
const names = (id: number) =>
  givenWayTo(dated, data, { kind: "option", choice: { id } }).map(({ lost, instead }) => [
    lost.name,
    instead.name
  ])

describe("an option that replaces another one", () => {
  it("is reported with the removed option and the one chosen instead", () => {
    expect(names(111)).toEqual([["Wunschtermin", "Kein Wunschtermin"]])
  })

  it("is not reported within a group, or if nothing is excluded", () => {
    expect(names(109)).toEqual([])
    expect(names(132)).toEqual([])
    expect(givenWayTo(dated, data, { kind: "climate" })).toEqual([])
  })
})
