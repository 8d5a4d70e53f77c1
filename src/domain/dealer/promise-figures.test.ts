import { describe, expect, it } from "vitest"
import { promiseFigures } from "./promise-figures.ts"

const counts = { ended: 12, failed: 1, delivered: 11, inTime: 10, promisedDays: 220, takenDays: 181 }

describe("figures about a dealer's promises (rule dealer.figures)", () => {
  it("are means and shares of ended orders", () => {
    expect(promiseFigures(counts)).toEqual({
      orders: 12,
      delivered: 11,
      failedPercent: 8,
      inTimePercent: 91,
      promisedDays: 20,
      takenDays: 16
    })
  })

  it("are shown from ten orders on, counted for each figure separately", () => {
    expect(promiseFigures({ ...counts, delivered: 9 })).toEqual({
      orders: 12,
      delivered: 9,
      failedPercent: 8
    })
    expect(promiseFigures({ ...counts, ended: 9, delivered: 8 })).toEqual({ orders: 9, delivered: 8 })
    expect(promiseFigures({ ...counts, ended: 10, failed: 0, delivered: 10, inTime: 10 })).toMatchObject({
      failedPercent: 0,
      inTimePercent: 100
    })
  })
})
