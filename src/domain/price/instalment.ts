import type { Cents } from "./money.ts"

/** Effective annual rate of the sample provider, in hundredths of a per cent. */
export const effectiveRateHundredths = 999

/** A provisional plan in whole cents; rates in hundredths of a per cent (rule payment.plan). */
export interface InstalmentPlan {
  readonly months: number
  readonly rate: Cents
  readonly lastRate: Cents
  readonly total: Cents
  readonly nominalHundredths: number
  readonly effectiveHundredths: number
}

/**
 * The plan that pays back `principal` (gross cents) in so many months: an annuity rounded half up, interest by the
 * month rounded, the last rate is the rest (rule payment.plan).
 */
export const instalmentPlan = (
  principal: Cents,
  months: number,
  effectiveHundredths = effectiveRateHundredths
): InstalmentPlan => {
  const monthly = (1 + effectiveHundredths / 10_000) ** (1 / 12) - 1
  const rate = Math.round(
    monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months)
  )
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
