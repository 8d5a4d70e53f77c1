import { describe, expect, it } from "vitest"
import type { Calculation } from "../options/calculation.ts"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { type Choice, choiceProblem, withChoice } from "./choice.ts"

const data = configurationOf(1, 3)
const start = completeCalculation({ zipCode: "80331", amount: 6000 }, data)
const idsOf = (calculation: Calculation) => calculation.parameters.map((choice) => choice.id)
const option = (id: number, desiredDate?: string): Choice => ({
  kind: "option",
  choice: desiredDate === undefined ? { id } : { id, desiredDate }
})

describe("a choice in the calculator (withChoice)", () => {
  it("selects an option as the only one of its group", () => {
    expect(idsOf(start)).toEqual([108, 131, -18, 127, 159, -130])
    expect(idsOf(withChoice(start, data, option(132)))).toEqual([108, 132, -18, 127, 159, -130])
  })

  it("removes options of any group that exclude the chosen one", () => {
    const express = withChoice(start, data, option(110))
    const dated = withChoice(express, data, option(141, "2026-12-10"))
    expect(idsOf(dated)).toEqual([108, 131, -18, 127, 159, 141])
    expect(dated.parameters.at(-1)?.desiredDate).toBe("2026-12-10")
    expect(idsOf(withChoice(dated, data, option(110)))).toEqual([110, 131, -18, 127, 159, -130])
  })

  it("toggles certifications; none selected means all", () => {
    const certification = (id: number): Choice => ({ kind: "certification", id })
    const three = withChoice(start, data, certification(6))
    expect(three.productCertifications).toEqual([1, 2, 4])
    const none = [1, 2, 4].reduce(
      (calculation, id) => withChoice(calculation, data, certification(id)),
      three
    )
    expect(none.productCertifications).toEqual([1, 2, 4, 6])
  })

  it("toggles blowing in, AppointmentPlus and climate compensation, and sets the ordering", () => {
    expect(withChoice(start, data, { kind: "blowing", id: 1 }).looseBlowingProcess).toEqual([1])
    expect(withChoice(start, data, { kind: "setting", key: "AppointmentPlus" }).appointmentPlus).toBe(true)
    expect(withChoice(start, data, { kind: "ordering", ordering: 2 }).ordering).toBe(2)
    const oil = configurationOf(1, 1)
    const litres = completeCalculation({ zipCode: "80331", amount: 3000 }, oil)
    const neutral = withChoice(litres, oil, { kind: "climate" })
    expect(neutral.product).toEqual({ id: 1, climateNeutral: true })
    expect(withChoice(neutral, oil, { kind: "climate" }).product).toEqual({ id: 1 })
  })

  it("switches to the better product and back", () => {
    const better = withChoice(start, data, { kind: "superProduct" })
    expect(better.product).toEqual({ id: 21 })
    expect(withChoice(better, data, { kind: "superProduct" })).toEqual(start)
  })

  it("selects a pallet by its composition, or any pallet again", () => {
    const sacks = configurationOf(1, 4)
    const any = completeCalculation({ zipCode: "80331" }, sacks)
    const chosen = withChoice(any, sacks, { kind: "palletBags", bags: { size: 15, count: 66 } })
    expect([chosen.palletBagSize, chosen.palletBagCount]).toEqual([15, 66])
    expect(withChoice(chosen, sacks, { kind: "palletBags", bags: null })).toEqual(any)
  })

  it("sets the stations, and six months for an instalment without months", () => {
    expect(withChoice(start, data, { kind: "station", stations: 3 }).stations).toBe(3)
    expect(withChoice(start, data, option(45)).parameters).toContainEqual({ id: 45, modifier: 6 })
    const twelve = withChoice(start, data, { kind: "option", choice: { id: 45, modifier: 12 } })
    expect(twelve.parameters).toContainEqual({ id: 45, modifier: 12 })
    expect(choiceProblem(start, configurationOf(3, 3), option(45)), "euros only").toBe("notOffered")
  })

  it("returns the reason if it has no effect", () => {
    expect(choiceProblem(start, data, option(110))).toBeUndefined()
    expect(choiceProblem(start, data, option(108))).toBe("alreadyChosen")
    expect(choiceProblem(start, data, option(5))).toBe("notOffered")
    expect(choiceProblem(start, data, option(141))).toBe("dateRequired")
    expect(choiceProblem(start, data, { kind: "setting", key: "Anything" })).toBe("notOffered")
    expect(choiceProblem(start, data, { kind: "station", stations: 6 })).toBe("notOffered")
    expect(choiceProblem(start, data, { kind: "product", id: 22 })).toBe("notOffered")
    expect(choiceProblem(start, configurationOf(1, 4), { kind: "superProduct" })).toBe("notOffered")
    expect(choiceProblem(start, data, { kind: "palletBags", bags: { size: 15, count: 66 } })).toBe(
      "notOffered"
    )
    expect(choiceProblem(start, data, { kind: "climate" }), "pellets have no climate part").toBe(
      "alreadyChosen"
    )
  })
})
