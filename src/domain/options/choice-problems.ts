import type { Calculation } from "../calculation.ts"
import type { ConfigurationData } from "../configuration-data.ts"
import { dayOfIso } from "../price/local-day.ts"

/** A choice that cannot be had, at the place where it stands in the calculation; wire names, since only calls carry one. */
export interface ChoiceProblem {
  readonly code: "unknownChoice" | "chosenTwice" | "dateInvalid"
  readonly field: string
}

const parameterProblems = (
  calculation: Calculation,
  data: ConfigurationData
): ReadonlyArray<ChoiceProblem> => {
  const known = data.groups.flatMap(({ id, parameters }) =>
    parameters.map((parameter) => ({ groupId: id, parameter }))
  )
  const groups = new Set<number>()
  return calculation.parameters.flatMap((choice, index): ReadonlyArray<ChoiceProblem> => {
    const field = `Parameters.${index}`
    const found = known.find(({ parameter }) => parameter.id === choice.id)
    if (found === undefined) return [{ code: "unknownChoice", field: `${field}.Id` }]
    if (groups.has(found.groupId)) return [{ code: "chosenTwice", field: `${field}.Id` }]
    groups.add(found.groupId)
    const isDated = choice.desiredDate !== undefined && dayOfIso(choice.desiredDate) !== undefined
    return found.parameter.hasSubItems && !isDated
      ? [{ code: "dateInvalid", field: `${field}.DesiredDate` }]
      : []
  })
}

const unknownIds = (
  field: string,
  chosen: ReadonlyArray<number>,
  known: ReadonlyArray<{ readonly id: number }>
): ReadonlyArray<ChoiceProblem> =>
  chosen.flatMap((id, index) =>
    known.some((entry) => entry.id === id) ? [] : [{ code: "unknownChoice", field: `${field}.${index}` }]
  )

/**
 * What a call chooses and nobody sells: a call is told, where an address of somebody's link quietly gets the default
 * instead (shop.md 4 "Restoring the configuration", 7).
 */
export const choiceProblems = (
  calculation: Calculation,
  data: ConfigurationData
): ReadonlyArray<ChoiceProblem> => [
  ...(data.products.some(({ id }) => id === calculation.product.id)
    ? []
    : [{ code: "unknownChoice" as const, field: "Product.Id" }]),
  ...parameterProblems(calculation, data),
  ...unknownIds("ProductCertifications", calculation.productCertifications, data.productCertificationList),
  ...unknownIds("LooseBlowingProcess", calculation.looseBlowingProcess, data.looseBlowingProcessList)
]
