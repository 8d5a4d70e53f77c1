import { describe, expect, it } from "vitest"
import { listOf } from "../../../model-tests/data/offers.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { freshResults } from "./fresh-results.ts"

const data = configurationOf(1, 3)
const wish = (amount: number) => completeCalculation({ zipCode: "80331", amount }, data)
const list = {
  ...listOf(["a"]),
  calculatedAt: "2026-11-21T10:00:00Z",
  validUntil: "2026-11-21T10:30:00Z"
}

describe("results that are still valid", () => {
  it("are found by the complete calculation, in any order of its keys, until they expire", () => {
    // the browser's clock is years behind
    let now = Date.parse("2020-01-01T00:00:00Z")
    const results = freshResults(() => now)
    results.keep(wish(6000), list)
    const { amount, ...rest } = wish(6000)
    expect(results.get({ ...rest, amount })).toEqual({ answer: list, validFor: 1_800_000 })
    expect(results.get(wish(6001))).toBeUndefined()
    now += 1_800_000 - 1
    expect(results.get(wish(6000))).toEqual({ answer: list, validFor: 1 })
    now += 1
    expect(results.get(wish(6000))).toBeUndefined()
  })

  it("are requested again if the clock was set back", () => {
    let now = 5
    const results = freshResults(() => now)
    results.keep(wish(6000), list)
    now = 4
    expect(results.get(wish(6000))).toBeUndefined()
  })

  it("are at most twenty, namely the most recently used ones", () => {
    const results = freshResults(() => 0)
    for (let amount = 1000; amount < 1020; amount += 1) results.keep(wish(amount), list)
    expect(results.get(wish(1000))?.answer).toBe(list)
    results.keep(wish(2000), list)
    expect(results.get(wish(1000))?.answer).toBe(list)
    expect(results.get(wish(1001))).toBeUndefined()
  })
})
