import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { calculationProblems } from "./calculation-problems.ts"
import {
  completeCalculation,
  conditionsOf,
  defaultOf,
  withDefaultOptions,
  withoutDefaults
} from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"

const pellets = configurationOf(1, 3)
const ids = (calculation: ReturnType<typeof completeCalculation>) =>
  calculation.parameters.map(({ id }) => id)

describe("a completed calculation", () => {
  it("has exactly one option of each group for any input, and completing it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...productGroups),
        fc.array(
          fc.record(
            {
              id: fc.integer({ min: -140, max: 170 }),
              modifier: fc.integer({ min: -1, max: 20 }),
              desiredDate: fc.constantFrom("2026-12-01", "2026-13-01")
            },
            { requiredKeys: ["id"] }
          ),
          { maxLength: 12 }
        ),
        ({ id }, parameters) => {
          const data = configurationOf(1, id)
          const completed = completeCalculation({ parameters }, data)
          const perGroup = data.groups.map((group) =>
            group.parameters.filter((parameter) => ids(completed).includes(parameter.id))
          )
          expect(perGroup.map((chosen) => chosen.length)).toEqual(data.groups.map(() => 1))
          expect(completeCalculation(completed, data)).toEqual(completed)
        }
      )
    )
  })

  it("has the first known choice of a group, and the default without one", () => {
    expect(ids(completeCalculation({ parameters: [{ id: 40 }, { id: 9 }, { id: 133 }] }, pellets))).toEqual([
      108, 133, 40, 127, 159, -130
    ])
  })

  it("drops a choice that an earlier one excludes, and a date option without a day", () => {
    const date = { id: 141, desiredDate: "2026-12-01" }
    expect(ids(completeCalculation({ parameters: [date, { id: 111 }] }, pellets))).toEqual([
      111, 131, -18, 127, 159, -130
    ])
    expect(completeCalculation({ parameters: [date] }, pellets).parameters).toContainEqual(date)
    expect(ids(completeCalculation({ parameters: [{ id: 141 }] }, pellets))).toContain(-130)
  })

  it("has the group's product, one station, all certifications and no extras by default", () => {
    expect(
      completeCalculation(
        {
          product: { id: 23, climateNeutral: true },
          stations: 7,
          productCertifications: [99],
          looseBlowingProcess: [8],
          palletBagCount: 0
        },
        pellets
      )
    ).toEqual({
      productGroupId: 3,
      countryId: 1,
      zipCode: "",
      amount: 6000,
      stations: 1,
      product: { id: 20 },
      parameters: [108, 131, -18, 127, 159, -130].map((id) => ({ id })),
      appointmentPlus: false,
      productCertifications: [1, 2, 4, 6],
      looseBlowingProcess: [],
      ordering: 0
    })
    expect(
      completeCalculation({ product: { id: -1, climateNeutral: true } }, configurationOf(1, 1)).product
    ).toEqual({ id: 1, climateNeutral: true })
  })

  it("keeps postal code, amount, stations and ordering when the options are reset", () => {
    const wish = { zipCode: "10115", amount: 5000, parameters: [{ id: 111 }], appointmentPlus: true }
    const wished = { ...completeCalculation(wish, pellets), stations: 3, ordering: 1 as const }
    expect(withDefaultOptions(wished, pellets)).toEqual({
      ...completeCalculation({ zipCode: "10115", amount: 5000, ordering: 1 }, pellets),
      stations: 3
    })
  })
})

describe("the stored part of a calculation (rule calculator.keep)", () => {
  const express = [{ id: 111 }]

  it("consists of the options that differ from the defaults", () => {
    expect(withoutDefaults(completeCalculation({}, pellets), pellets).parameters).toEqual([])
    expect(
      withoutDefaults(completeCalculation({ parameters: express }, pellets), pellets).parameters
    ).toEqual(express)
    const rates = [{ id: 45, modifier: 6 }]
    expect(withoutDefaults(completeCalculation({ parameters: rates }, pellets), pellets).parameters).toEqual(
      rates
    )
    const early = completeCalculation({}, pellets)
    expect(withoutDefaults(early, null), "nothing is known yet").toEqual(early)
  })

  it("follows a changed default of its group, and keeps chosen options", () => {
    const [deadlines, ...others] = pellets.groups
    if (deadlines === undefined) throw new Error("no options")
    const other = deadlines.parameters.map((each) => ({ ...each, selected: each.id === 109 }))
    const changed = { ...pellets, groups: [{ ...deadlines, parameters: other }, ...others] }
    const after = (parameters: ReadonlyArray<{ readonly id: number }>) => {
      const { parameters: stored } = withoutDefaults(completeCalculation({ parameters }, pellets), pellets)
      return ids(completeCalculation({ parameters: stored }, changed))[0]
    }
    expect(defaultOf(deadlines)?.id).toBe(108)
    expect(after([])).toBe(109)
    expect(after(express)).toBe(111)
  })
})

describe("an invalid calculation", () => {
  const problems = (zipCode: string, amount: number, stations: number) =>
    calculationProblems({ ...completeCalculation({ zipCode, amount }, pellets), stations })

  it("reports the problems of postal code and amount", () => {
    expect(problems("10115", 6000, 1)).toEqual([])
    expect(problems("", 999, 1)).toEqual([
      { code: "zipRequired", field: "zipCode", params: {} },
      { code: "amountMin", field: "amount", params: { min: 1000, max: 20_000 } }
    ])
    expect(problems("1011", 20_001, 1).map(({ code }) => code)).toEqual(["zipInvalid", "amountMax"])
  })

  it("has a minimum amount for each delivery point", () => {
    expect(problems("10115", 2999, 3)).toEqual([
      { code: "amountMin", field: "amount", params: { min: 3000, max: 20_000 } }
    ])
    expect(problems("10115", 3000, 3)).toEqual([])
  })
})

describe("the conditions that offers are ordered with", () => {
  it("are the requested ones, or the usual ones if the list has only such offers", () => {
    const express = completeCalculation({ zipCode: "80331", stations: 2, parameters: [{ id: 111 }] }, pellets)
    expect(conditionsOf(express, pellets, { hasDefaultOffers: false })).toBe(express)
    expect(conditionsOf(express, pellets, null)).toBe(express)
    expect(conditionsOf(express, null, { hasDefaultOffers: true })).toBe(express)
    expect(conditionsOf(express, pellets, { hasDefaultOffers: true })).toEqual(
      withDefaultOptions(express, pellets)
    )
    expect(ids(conditionsOf(express, pellets, { hasDefaultOffers: true }))[0]).toBe(108)
  })
})
