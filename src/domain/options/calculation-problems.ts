import { type AmountProblem, amountLimits, amountProblem } from "../amount.ts"
import type { Calculation } from "../calculation.ts"
import { zipTextProblem } from "../zip.ts"

/** Why a calculation does not run, at the field that blocks it (shop.md 5). */
export interface CalculationProblem {
  readonly code: AmountProblem | "zipRequired" | "zipInvalid"
  readonly field: "zipCode" | "amount"
  readonly params: { readonly [name: string]: number }
}

/** The bulk minimum counts for each delivery point (shop.md 5, decisions.md behaviour 11). */
export const calculationProblems = (calculation: Calculation): ReadonlyArray<CalculationProblem> => {
  const limits = amountLimits(calculation.productGroupId)
  const min = calculation.stations > 1 ? limits.bulkMin * calculation.stations : limits.min
  const zip = zipTextProblem(calculation.countryId, calculation.zipCode)
  const amount = amountProblem({ ...limits, min }, calculation.amount)
  return [
    ...(zip === undefined ? [] : [{ code: zip, field: "zipCode" as const, params: {} }]),
    ...(amount === undefined
      ? []
      : [{ code: amount, field: "amount" as const, params: { min, max: limits.max } }])
  ]
}
