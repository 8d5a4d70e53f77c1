import { type BulkProblem, bulkProblems } from "../bulk/points.ts"
import type { Calculation } from "./calculation.ts"
import { type CalculationProblem, householdProblems } from "./household-problems.ts"

const ofPoint = ({ code, params }: BulkProblem): ReadonlyArray<CalculationProblem> => {
  switch (code) {
    case "zipRequired":
    case "zipInvalid":
      return [{ code, field: "zipCode", params }]
    case "stationsMin":
    case "indexTwice":
      return [{ code: "amountRequired", field: "amount", params }]
    case "stationsMax":
      return [{ code: "amountMax", field: "amount", params }]
    default:
      return [{ code, field: "amount", params }]
  }
}

/**
 * Returns the reasons why a calculation cannot run, including calculations in which each delivery point has its own
 * place and amount.
 */
export const calculationProblems = (calculation: Calculation): ReadonlyArray<CalculationProblem> => {
  const { countryId, productGroupId, points } = calculation
  if (points !== undefined)
    return bulkProblems(
      countryId,
      productGroupId,
      points.map((point, index) => ({ ...point, index }))
    ).flatMap(ofPoint)
  return householdProblems(calculation)
}
