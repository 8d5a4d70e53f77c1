import { type AmountProblem, amountLimits, amountProblem } from "../product/amount.ts"
import { type BulkProblem, bulkProblems } from "../bulk/points.ts"
import type { Calculation } from "./calculation.ts"
import { zipTextProblem } from "../place/zip.ts"

/** Why a calculation does not run, at the field that blocks it (rule calculator.blocked). */
export interface CalculationProblem {
  readonly code: AmountProblem | "zipRequired" | "zipInvalid"
  readonly field: "zipCode" | "amount"
  readonly params: { readonly [name: string]: number }
}

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

/** The bulk minimum counts for each delivery point (rule amount.several-stations). */
export const calculationProblems = (calculation: Calculation): ReadonlyArray<CalculationProblem> => {
  const { countryId, productGroupId, points } = calculation
  if (points !== undefined)
    return bulkProblems(
      countryId,
      productGroupId,
      points.map((point, index) => ({ ...point, index }))
    ).flatMap(ofPoint)
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
