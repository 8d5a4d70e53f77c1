import type { AmountProblem } from "../product/amount.ts"
import type { Calculation } from "../options/calculation.ts"
import { type CalculationProblem, householdProblems } from "../options/household-problems.ts"

/**
 * Returns the reasons why a price request is not calculated: first those that concern the postal code, then those that
 * concern the amount. `amount` is the value of the field: unlike the amount in the calculation, it is `null` if the
 * field is empty (rule amount.empty).
 */
export const wishProblems = (
  calculation: Calculation,
  amount: number | null
): ReadonlyArray<CalculationProblem> =>
  householdProblems({ ...calculation, amount: amount ?? 0 }).map((problem) =>
    problem.field === "amount" && amount === null ? { ...problem, code: "amountRequired" } : problem
  )

/** Whether a problem is the first reason why the request is not calculated. */
export const isBlockedBy = (
  calculation: Calculation,
  amount: number | null,
  code: AmountProblem | "zipRequired" | "zipInvalid"
): boolean => wishProblems(calculation, amount)[0]?.code === code
