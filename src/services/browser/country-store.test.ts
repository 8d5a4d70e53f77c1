import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { keepInStore, keepTyped, recallStore } from "./country-store.ts"
import { keptValues } from "./storage.ts"

const wish = (zipCode: string, amount: number) =>
  completeCalculation({ zipCode, amount }, configurationOf(1, 3))

describe("the stored requests of a country", () => {
  it("are the last postal codes, the amounts by product, and the groups, newest first", () => {
    const values = keptValues(() => undefined)
    for (const zip of ["01067", "80331", "10115", "20095", "50667", "80331", "60311"])
      keepInStore(wish(zip, 6000), values)
    keepInStore(completeCalculation({ zipCode: "60311", amount: 3 }, configurationOf(1, 4)), values)
    expect(recallStore(1, values)).toEqual({
      zipCodes: ["60311", "80331", "50667", "20095", "10115"],
      pricingZipCode: "60311",
      amounts: { "20": 6000, "23": 3 },
      selectedGroups: [4, 3]
    })
    expect(recallStore(2, values).zipCodes, "each country has its own").toEqual([])
  })

  it("hold the amount that was typed last, with its unit, until another one is typed", () => {
    const values = keptValues(() => undefined)
    keepTyped(wish("01067", 6000), values)
    keepInStore(wish("80331", 7000), values)
    expect(recallStore(1, values)).toMatchObject({ zipCodes: ["80331"], typed: "6000 kg" })
    keepTyped(wish("80331", 8000), values)
    expect(recallStore(1, values)).toMatchObject({ zipCodes: ["80331"], typed: "8000 kg" })
    expect(recallStore(2, values).typed).toBeUndefined()
  })

  it("stay unchanged if there is nothing to add", () => {
    const values = keptValues(() => undefined)
    keepInStore(wish("01067", 6000), values)
    keepInStore({ ...wish("010", 6000), amount: 0 }, values)
    expect(recallStore(1, values)).toMatchObject({
      zipCodes: ["01067"],
      pricingZipCode: "01067",
      amounts: { "20": 6000 }
    })
  })

  it("ignore values that the shop has not written", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value))
        ),
        (text) => {
          const values = keptValues(() => undefined)
          values.set("store:1", text)
          const store = recallStore(1, values)
          expect(store.zipCodes.every((zip) => /^[0-9]{5}$/u.test(zip))).toBe(true)
          expect(Object.values(store.amounts).every((amount) => amount > 0)).toBe(true)
        }
      )
    )
    const values = keptValues(() => undefined)
    values.set(
      "store:1",
      JSON.stringify({
        zipCodes: ["8010", 1, "01067"],
        amounts: { "20": -1, x: 5, "23": 2 },
        selectedGroups: ["3", 3]
      })
    )
    expect(recallStore(1, values)).toEqual({
      zipCodes: ["01067"],
      pricingZipCode: undefined,
      amounts: { "23": 2 },
      selectedGroups: [3]
    })
  })
})
