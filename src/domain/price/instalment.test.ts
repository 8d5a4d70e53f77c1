import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instalmentPlan } from "./instalment.ts"

const figures = (principal: number, effective: number, months: number) => {
  const { rate, lastRate, total } = instalmentPlan(principal, months, effective)
  return [rate, lastRate, total]
}

describe("a plan of instalments", () => {
  it.each([
    [240_000, 0, 6, [40_000, 40_000, 240_000]],
    [240_000, 999, 3, [81_278, 81_278, 243_834]],
    [240_000, 999, 6, [41_123, 41_121, 246_736]],
    [240_000, 999, 9, [27_740, 27_742, 249_662]],
    [240_000, 999, 12, [21_051, 21_047, 252_608]],
    [240_000, 999, 18, [14_365, 14_369, 258_574]],
    [240_000, 999, 24, [11_026, 11_027, 264_625]],
    [240_000, 1299, 12, [21_355, 21_349, 256_254]],
    [244_728, 999, 6, [41_933, 41_931, 251_596]],
    [244_728, 999, 12, [21_465, 21_470, 257_585]],
    [100_000, 0, 3, [33_333, 33_334, 100_000]],
    [100_000, 0, 24, [4167, 4159, 100_000]]
  ])(
    "of %i cents at %i/100 %% over %i months is as in rule payment.plan",
    (principal, effective, months, plan) => {
      expect(figures(principal, effective, months)).toEqual(plan)
    }
  )

  it("contains the nominal rate beside the effective one", () => {
    expect(instalmentPlan(240_000, 12, 999).nominalHundredths).toBe(956)
    expect(instalmentPlan(240_000, 12, 1299).nominalHundredths).toBe(1228)
  })

  it("costs the amount that its effective rate implies", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 2_000_000 }),
        fc.constantFrom(6, 9, 12, 18),
        (principal, months) => {
          const plan = instalmentPlan(principal, months)
          let worth = plan.lastRate / 1.0999 ** (months / 12)
          for (let month = 1; month < months; month += 1) worth += plan.rate / 1.0999 ** (month / 12)
          expect(Math.abs(worth - principal)).toBeLessThan(months)
        }
      )
    )
  })
})
