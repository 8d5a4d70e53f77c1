import { type AmountProblem, amountLimits, amountProblem } from "../product/amount.ts"
import { zipTextProblem } from "../place/zip.ts"
import type { Calculation } from "./calculation.ts"

/** Reason why a calculation cannot run, and the field that blocks it (rule calculator.blocked). */
export interface CalculationProblem {
  readonly code: AmountProblem | "zipRequired" | "zipInvalid"
  readonly field: "zipCode" | "amount"
  readonly params: { readonly [name: string]: number }
}

/**
 * Returns the reasons why one amount for one place cannot be calculated; the bulk minimum applies to each delivery
 * point (rule amount.several-stations). Do not use this function for orders with a separate place for each delivery
 * point; see `calculationProblems`.
 */
export const householdProblems = (calculation: Calculation): ReadonlyArray<CalculationProblem> => {
  const { countryId, productGroupId } = calculation
  const limits = amountLimits(countryId, productGroupId)
  const min = calculation.stations > 1 ? limits.bulkMin * calculation.stations : limits.min
  const zip = zipTextProblem(countryId, calculation.zipCode)
  const amount = amountProblem({ ...limits, min }, calculation.amount)
  return [
    ...(zip === undefined ? [] : [{ code: zip, field: "zipCode" as const, params: {} }]),
    ...(amount === undefined
      ? []
      : [{ code: amount, field: "amount" as const, params: { min, max: limits.max } }])
  ]
}
