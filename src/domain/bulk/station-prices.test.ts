import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stationPrices } from "./station-prices.ts"

const additional = 3

const points = [
  { index: 7, zipCode: "80331", amount: 1000 },
  { index: 8, zipCode: "80333", amount: 2000 },
  { index: 9, zipCode: "80335", amount: 4000 }
]

describe("the price of each point of a bulk order", () => {
  it("consists of its part of the goods, its own fees, and its part of the fees charged once", () => {
    const fees = [
      { slot: 0, amount: 9000, perStation: true },
      { slot: additional, amount: 5000, perStation: true },
      { slot: 5, amount: 700, perStation: false }
    ]
    expect(stationPrices({ goods: 100_000, fees }, points, additional)).toEqual([
      {
        index: 7,
        amount: 1000,
        total: 14_286 + 3000 + 100,
        fees: [
          { slot: 0, amount: 3000, perStation: true },
          { slot: 5, amount: 100, perStation: false }
        ]
      },
      {
        index: 8,
        amount: 2000,
        total: 28_571 + 3000 + 2500 + 200,
        fees: [
          { slot: 0, amount: 3000, perStation: true },
          { slot: additional, amount: 2500, perStation: true },
          { slot: 5, amount: 200, perStation: false }
        ]
      },
      {
        index: 9,
        amount: 4000,
        total: 57_143 + 3000 + 2500 + 400,
        fees: [
          { slot: 0, amount: 3000, perStation: true },
          { slot: additional, amount: 2500, perStation: true },
          { slot: 5, amount: 400, perStation: false }
        ]
      }
    ])
  })

  it("sums up to the offer's total, for any offer", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const fee = fc.record({
      slot: fc.integer({ min: 0, max: 6 }),
      amount: cents,
      perStation: fc.boolean()
    })
    const order = fc.array(fc.integer({ min: 500, max: 32_000 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(cents, fc.array(fee, { maxLength: 6 }), order, (goods, fees, amounts) => {
        const stations = amounts.map((amount, index) => ({ index, zipCode: "80331", amount }))
        const prices = stationPrices({ goods, fees }, stations, additional)
        const total = fees.reduce((sum, { amount }) => sum + amount, goods)
        expect(prices.reduce((sum, price) => sum + price.total, 0)).toBe(total)
        expect(prices.map(({ index, amount }) => ({ index, amount }))).toEqual(
          stations.map(({ index, amount }) => ({ index, amount }))
        )
      })
    )
  })
})
