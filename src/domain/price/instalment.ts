import type { Cents } from "./money.ts"

/** Effective annual interest rate of the sample provider, in hundredths of a per cent. */
export const effectiveRateHundredths = 999

/** Returns the monthly interest rate for an effective annual rate in hundredths of a per cent, as a fraction. */
const monthlyInterest = (effectiveHundredths: number): number =>
  (1 + effectiveHundredths / 10_000) ** (1 / 12) - 1

const sampleInterest = monthlyInterest(effectiveRateHundredths)

/** A provisional plan, in whole cents and hundredths of a per cent (rule payment.plan). */
export interface InstalmentPlan {
  readonly months: number
  readonly rate: Cents
  readonly lastRate: Cents
  readonly total: Cents
  readonly nominalHundredths: number
  readonly effectiveHundredths: number
}

/** Returns the monthly payment that repays `principal` within `months` at a monthly interest rate, rounded half up. */
const rateAt = (principal: Cents, months: number, monthly: number): Cents =>
  Math.round(monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months))

/** Returns only the monthly payment of the plan at the sample provider's interest rate (rule payment.plan). */
export const instalmentRate = (principal: Cents, months: number): Cents =>
  rateAt(principal, months, sampleInterest)

/**
 * Returns the plan that repays `principal` (gross cents) within `months`: equal payments rounded half up, interest
 * rounded each month, and the remainder as last payment (rule payment.plan).
 */
export const instalmentPlan = (
  principal: Cents,
  months: number,
  effectiveHundredths = effectiveRateHundredths
): InstalmentPlan => {
  const monthly = monthlyInterest(effectiveHundredths)
  const rate = rateAt(principal, months, monthly)
  let owed = principal
  for (let month = 1; month < months; month += 1) owed += Math.round(owed * monthly) - rate
  const lastRate = owed + Math.round(owed * monthly)
  return {
    months,
    rate,
    lastRate,
    total: rate * (months - 1) + lastRate,
    nominalHundredths: Math.round(12 * monthly * 10_000),
    effectiveHundredths
  }
}
