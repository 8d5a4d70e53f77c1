import type { AmountProblem } from "../product/amount.ts"
import type { Calculation } from "../options/calculation.ts"
import { type CalculationProblem, householdProblems } from "../options/household-problems.ts"

/**
 * Why a wish is not calculated, first the zip code, then the amount. The field's `amount` may be empty (null), which a
 * calculation's cannot (rule amount.empty).
 */
export const wishProblems = (
  calculation: Calculation,
  amount: number | null
): ReadonlyArray<CalculationProblem> =>
  householdProblems({ ...calculation, amount: amount ?? 0 }).map((problem) =>
    problem.field === "amount" && amount === null ? { ...problem, code: "amountRequired" } : problem
  )

/** Whether the first reason for not calculating is this one. */
export const isBlockedBy = (
  calculation: Calculation,
  amount: number | null,
  code: AmountProblem | "zipRequired" | "zipInvalid"
): boolean => wishProblems(calculation, amount)[0]?.code === code
