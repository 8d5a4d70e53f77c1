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
  ])("%s: changes only this choice", (_, choice, change) => {
    expect(choiceProblem(start, data, choice)).toBeUndefined()
    expect(withChoice(start, data, choice)).toEqual({ ...start, ...change })
  })

  it("is undone by a second click if it toggles", () => {
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

  it("keeps climate compensation when the product changes, and the product when climate compensation changes", () => {
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

  it("switches from a product that was not chosen to the better one", () => {
    const rough = { ...start, product: { id: -1 } }
    expect(withChoice(rough, data, { kind: "superProduct" }).product).toEqual({ id: 21 })
  })

  it("leaves options of other groups unchanged, with their months and day", () => {
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
  ])("removes excluded options even if only %s black list excludes them", (_, silent) => {
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

  it("can set another day or number of months for the chosen option", () => {
    const dated = withChoice(start, data, option(141, "2026-12-10"))
    expect(choiceProblem(dated, data, option(141, "2026-12-10"))).toBe("alreadyChosen")
    expect(choiceProblem(dated, data, option(141, "2026-12-11"))).toBeUndefined()
    const six = withChoice(start, data, option(45))
    expect(choiceProblem(six, data, { kind: "option", choice: { id: 45, modifier: 6 } })).toBe(
      "alreadyChosen"
    )
    expect(choiceProblem(six, data, { kind: "option", choice: { id: 45, modifier: 9 } })).toBeUndefined()
  })

  it("replaces one pallet by another", () => {
    const chosen = withChoice(sacks, sackData, bags(15, 66))
    expect(withChoice(chosen, sackData, bags(10, 96))).toEqual({
      ...sacks,
      palletBagSize: 10,
      palletBagCount: 96
    })
    expect(choiceProblem(chosen, sackData, { kind: "palletBags", bags: null })).toBeUndefined()
    expect(choiceProblem(sacks, sackData, { kind: "palletBags", bags: null })).toBe("alreadyChosen")
  })

  it("leaves the product unchanged in a group without a better one", () => {
    expect(withChoice(sacks, sackData, { kind: "superProduct" })).toEqual(sacks)
  })
})

describe("a click without effect", () => {
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

  it("is one on a pallet whose sacks match only in weight or number, or on a setting that init no longer lists", () => {
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

  it("is one on a choice that is set already", () => {
    expect(choiceProblem(start, data, { kind: "product", id: 20 })).toBe("alreadyChosen")
    expect(choiceProblem(start, data, { kind: "station", stations: 1 })).toBe("alreadyChosen")
    expect(choiceProblem(start, data, { kind: "ordering", ordering: 0 })).toBe("alreadyChosen")
    expect(choiceProblem(oil, oilData, { kind: "climate" })).toBeUndefined()
  })

  it("needs a day only for an option with a date", () => {
    expect(choiceProblem(start, data, option(141, "2026-12-10"))).toBeUndefined()
    expect(choiceProblem(start, data, option(-130, "2026-12-10"))).toBe("alreadyChosen")
    expect(choiceProblem(start, data, option(109))).toBeUndefined()
  })
})

describe("the options that a click removes", () => {
  it("are all options of other groups that exclude it", () => {
    const express = withChoice(start, data, option(110))
    const replacements = givenWayTo(express, data, option(141, "2026-12-10"))
    expect(replacements.map(({ lost, instead }) => [lost.id, instead.id])).toEqual([[110, 108]])
  })

  it("are none in a group without a choice", () => {
    expect(givenWayTo({ ...start, parameters: [] }, data, option(110))).toEqual([])
  })
})
