import { describe, expect, it } from "vitest"
import type { Calculation } from "../options/calculation.ts"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { type Choice, choiceProblem, withChoice } from "./choice.ts"
import { givenWayTo } from "./given-way.ts"

const data = configurationOf(1, 3)
const start = completeCalculation({ zipCode: "80331", amount: 6000 }, data)
const oilData = configurationOf(1, 1)
const oil = completeCalculation({ zipCode: "80331" }, oilData)
const sackData = configurationOf(1, 4)
const sacks = completeCalculation({ zipCode: "80331" }, sackData)

const option = (id: number, desiredDate?: string): Choice => ({
  kind: "option",
  choice: desiredDate === undefined ? { id } : { id, desiredDate }
})
const bags = (size: number, count: number): Choice => ({ kind: "palletBags", bags: { size, count } })

describe("a click that changes something (rule calculator.choice)", () => {
  it.each<[string, Choice, Partial<Calculation>]>([
    ["product", { kind: "product", id: 21 }, { product: { id: 21 } }],
    ["better product", { kind: "superProduct" }, { product: { id: 21 } }],
    ["stations", { kind: "station", stations: 5 }, { stations: 5 }],
    ["only a certification", { kind: "onlyCertification", id: 2 }, { productCertifications: [2] }],
    ["certification", { kind: "certification", id: 2 }, { productCertifications: [1, 4, 6] }],
    ["blowing", { kind: "blowing", id: 1 }, { looseBlowingProcess: [1] }],
    ["appointment", { kind: "setting", key: "AppointmentPlus" }, { appointmentPlus: true }],
    ["ordering", { kind: "ordering", ordering: 1 }, { ordering: 1 }]
  ])("%s: changes that and nothing else", (_, choice, change) => {
    expect(choiceProblem(start, data, choice)).toBeUndefined()
    expect(withChoice(start, data, choice)).toEqual({ ...start, ...change })
  })

  it("undoes itself where it toggles", () => {
    const toggles: ReadonlyArray<Choice> = [
      { kind: "superProduct" },
      { kind: "certification", id: 4 },
      { kind: "blowing", id: 1 },
      { kind: "setting", key: "AppointmentPlus" }
    ]
    for (const choice of toggles)
      expect(withChoice(withChoice(start, data, choice), data, choice), `${choice.kind}`).toEqual(start)
    expect(withChoice(withChoice(oil, oilData, { kind: "climate" }), oilData, { kind: "climate" })).toEqual(
      oil
    )
  })

  it("keeps the climate part with another product, and the product with another climate part", () => {
    const better = withChoice(withChoice(oil, oilData, { kind: "climate" }), oilData, {
      kind: "superProduct"
    })
    expect(better.product).toEqual({ id: 3, climateNeutral: true })
    expect(withChoice(better, oilData, { kind: "product", id: 1 }).product).toEqual({
      id: 1,
      climateNeutral: true
    })
    expect(withChoice(better, oilData, { kind: "climate" }).product).toEqual({ id: 3 })
  })

  it("goes from a product that was not chosen to the better one", () => {
    const rough = { ...start, product: { id: -1 } }
    expect(withChoice(rough, data, { kind: "superProduct" }).product).toEqual({ id: 21 })
  })

  it("leaves the options of other groups alone, months and day included", () => {
    const rich = completeCalculation(
      {
        ...start,
        parameters: [
          { id: 45, modifier: 12 },
          { id: 141, desiredDate: "2026-12-10" }
        ]
      },
      data
    )
    expect(withChoice(rich, data, option(132)).parameters).toEqual([
      { id: 108 },
      { id: 132 },
      { id: 45, modifier: 12 },
      { id: 127 },
      { id: 159 },
      { id: 141, desiredDate: "2026-12-10" }
    ])
    expect(withChoice(rich, data, option(40)).parameters).toContainEqual({ id: 40 })
    expect(withChoice(rich, data, option(4711))).toEqual(rich)
  })

  it.each([
    ["the other one's", 141],
    ["its own", 111]
  ])("makes options give way though only %s black list says so", (_, silent) => {
    const oneSided = {
      ...data,
      groups: data.groups.map((group) => ({
        ...group,
        parameters: group.parameters.map((each) => (each.id === silent ? { ...each, blackList: [] } : each))
      }))
    }
    const express = withChoice(start, oneSided, option(111))
    const dated = withChoice(express, oneSided, option(141, "2026-12-10"))
    expect(dated.parameters.map(({ id }) => id)).toEqual([108, 131, -18, 127, 159, 141])
  })

  it("may set another day or other months of what is chosen", () => {
    const dated = withChoice(start, data, option(141, "2026-12-10"))
    expect(choiceProblem(dated, data, option(141, "2026-12-10"))).toBe("alreadyChosen")
    expect(choiceProblem(dated, data, option(141, "2026-12-11"))).toBeUndefined()
    const six = withChoice(start, data, option(45))
    expect(choiceProblem(six, data, { kind: "option", choice: { id: 45, modifier: 6 } })).toBe(
      "alreadyChosen"
    )
    expect(choiceProblem(six, data, { kind: "option", choice: { id: 45, modifier: 9 } })).toBeUndefined()
  })

  it("takes one pallet for another", () => {
    const chosen = withChoice(sacks, sackData, bags(15, 66))
    expect(withChoice(chosen, sackData, bags(10, 96))).toEqual({
      ...sacks,
      palletBagSize: 10,
      palletBagCount: 96
    })
    expect(choiceProblem(chosen, sackData, { kind: "palletBags", bags: null })).toBeUndefined()
    expect(choiceProblem(sacks, sackData, { kind: "palletBags", bags: null })).toBe("alreadyChosen")
  })

  it("leaves a group without a better product at its own", () => {
    expect(withChoice(sacks, sackData, { kind: "superProduct" })).toEqual(sacks)
  })
})

describe("a click that does nothing", () => {
  it.each<[Choice]>([
    [option(0)],
    [{ kind: "product", id: 1 }],
    [{ kind: "station", stations: 0 }],
    [{ kind: "certification", id: 3 }],
    [{ kind: "onlyCertification", id: 3 }],
    [{ kind: "blowing", id: 2 }],
    [{ kind: "setting", key: "" }],
    [bags(15, 66)]
  ])("is not offered: %j", (choice) => {
    expect(choiceProblem(start, data, choice)).toBe("notOffered")
  })

  it("is a pallet whose sacks fit in weight or number alone, or a setting that init lists no longer", () => {
    expect(choiceProblem(sacks, sackData, bags(10, 96))).toBeUndefined()
    expect(choiceProblem(sacks, sackData, bags(15, 96))).toBe("notOffered")
    expect(choiceProblem(sacks, sackData, bags(10, 48))).toBe("notOffered")
    const appointment: Choice = { kind: "setting", key: "AppointmentPlus" }
    expect(choiceProblem(start, { ...data, productSettingList: [] }, appointment)).toBe("notOffered")
    const other = [{ id: 2, key: "Other", name: "Anderes" }]
    expect(choiceProblem(start, { ...data, productSettingList: other }, appointment)).toBe("notOffered")
    expect(
      choiceProblem(start, { ...data, productSettingList: other }, { kind: "setting", key: "Other" })
    ).toBe("notOffered")
    expect(choiceProblem(sacks, sackData, { kind: "blowing", id: 1 })).toBe("notOffered")
    expect(choiceProblem(sacks, sackData, { kind: "superProduct" })).toBe("notOffered")
  })

  it("is what stands so already", () => {
    expect(choiceProblem(start, data, { kind: "product", id: 20 })).toBe("alreadyChosen")
    expect(choiceProblem(start, data, { kind: "station", stations: 1 })).toBe("alreadyChosen")
    expect(choiceProblem(start, data, { kind: "ordering", ordering: 0 })).toBe("alreadyChosen")
    expect(choiceProblem(oil, oilData, { kind: "climate" })).toBeUndefined()
  })

  it("wants a day only where the option takes one", () => {
    expect(choiceProblem(start, data, option(141, "2026-12-10"))).toBeUndefined()
    expect(choiceProblem(start, data, option(-130, "2026-12-10"))).toBe("alreadyChosen")
    expect(choiceProblem(start, data, option(109))).toBeUndefined()
  })
})

describe("what gives way to a click", () => {
  it("is each option of another group that cannot be had with it", () => {
    const express = withChoice(start, data, option(110))
    const replacements = givenWayTo(express, data, option(141, "2026-12-10"))
    expect(replacements.map(({ lost, instead }) => [lost.id, instead.id])).toEqual([[110, 108]])
  })

  it("is nothing in a group of which nothing was chosen", () => {
    expect(givenWayTo({ ...start, parameters: [] }, data, option(110))).toEqual([])
  })
})
