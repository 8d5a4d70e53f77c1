import type { AmountProblem } from "../product/amount.ts"
import type { Calculation } from "../options/calculation.ts"
import { type CalculationProblem, householdProblems } from "../options/household-problems.ts"

/**
 * Returns the reasons why a wish is not calculated, first those of the postal code, then those of the amount. The
 * field's `amount` is `null` if it is empty, unlike a calculation's amount (rule amount.empty).
 */
export const wishProblems = (
  calculation: Calculation,
  amount: number | null
): ReadonlyArray<CalculationProblem> =>
  householdProblems({ ...calculation, amount: amount ?? 0 }).map((problem) =>
    problem.field === "amount" && amount === null ? { ...problem, code: "amountRequired" } : problem
  )

/** Whether a problem is the first reason for not calculating. */
export const isBlockedBy = (
  calculation: Calculation,
  amount: number | null,
  code: AmountProblem | "zipRequired" | "zipInvalid"
): boolean => wishProblems(calculation, amount)[0]?.code === code
