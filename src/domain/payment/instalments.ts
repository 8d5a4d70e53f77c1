import type { Calculation } from "../options/calculation.ts"
import { type Cents, fromDecimal, toDecimal } from "../price/money.ts"
import { instalmentMonths, isInstalment } from "../options/option-ids.ts"
import { effectiveRateHundredths, instalmentPlan } from "../price/instalment.ts"
import type { InstalmentTerms } from "./payment-choice.ts"

const optionIdOf = (months: number, effectiveHundredths: number): string =>
  `annuity-${months}-${effectiveHundredths}`

const termsOf = (
  principal: Cents,
  months: number,
  effectiveHundredths: number,
  isProvisional: boolean
): InstalmentTerms => {
  const plan = instalmentPlan(principal, months, effectiveHundredths)
  return {
    optionId: optionIdOf(months, effectiveHundredths),
    months,
    netAmount: toDecimal(principal),
    rate: toDecimal(plan.rate),
    lastRate: toDecimal(plan.lastRate),
    totalAmount: toDecimal(plan.total),
    nominalRate: plan.nominalHundredths / 100,
    effectiveRate: plan.effectiveHundredths / 100,
    isProvisional
  }
}

/**
 * Returns the plans for a total price (gross cents), the shortest first; plans are provisional until delivery (rule
 * payment.final-plan).
 */
export const instalmentOptions = (total: Cents): ReadonlyArray<InstalmentTerms> =>
  instalmentMonths.map((months) => termsOf(total, months, effectiveRateHundredths, true))

/** Returns the plan for the amount finally delivered: the same months and interest rate for the new total. */
export const finalPlan = <Plan extends InstalmentTerms>(plan: Plan, delivered: Cents): Plan => ({
  ...plan,
  ...termsOf(delivered, plan.months, Math.round(plan.effectiveRate * 100), false)
})

/** Whether a plan is still valid for this total; if the price has changed, a new plan must be chosen. */
export const isPlanOf = (plan: InstalmentTerms, totalPrice: number): boolean =>
  instalmentOptions(fromDecimal(totalPrice)).some(
    (option) =>
      option.optionId === plan.optionId &&
      option.totalAmount === plan.totalAmount &&
      option.netAmount === plan.netAmount
  )

/**
 * Returns the default number of months: as chosen in the calculation, otherwise six (rule payment.instalment-months).
 */
export const wishedMonths = ({ parameters }: Pick<Calculation, "parameters">): number => {
  const asked = parameters.find(({ id }) => isInstalment(id))?.modifier
  const [first = 6] = instalmentMonths
  return asked !== undefined && instalmentMonths.includes(asked) ? asked : first
}
