import type { Calculation } from "../../domain/options/calculation.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import { choiceProblems } from "../../domain/options/choice-problems.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { Problem } from "./refusals.ts"

const wireFields = { zipCode: "ZipCode", amount: "Amount" } as const

/**
 * Returns all validation errors for which the calculation of a call is refused, by field; `prefix` is the path of the
 * calculation in the body.
 */
export const calculationRefusal = (
  calculation: Calculation,
  configuration: ConfigurationData,
  prefix = ""
): ReadonlyArray<Problem> => [
  ...calculationProblems(calculation).map(({ code, field, params }) => ({
    code,
    field: `${prefix}${wireFields[field]}`,
    params
  })),
  ...choiceProblems(calculation, configuration).map(({ code, field }) => ({
    code,
    field: `${prefix}${field}`,
    params: {}
  }))
]
