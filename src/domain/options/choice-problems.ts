import type { Calculation, OptionChoice } from "./calculation.ts"
import type { ConfigurationData, OptionParameter } from "./configuration-data.ts"
import { dayOfIso } from "../price/local-day.ts"

/**
 * A choice that is not available, and the field of the calculation that contains it. The field has its name on the
 * wire, since such choices occur only in API calls.
 */
export interface ChoiceProblem {
  readonly code: "unknownChoice" | "chosenTwice" | "dateInvalid" | "modifierInvalid" | "excluded"
  readonly field: string
}

/** Whether two options exclude each other, i.e. whether the black list of either option contains the other. */
export const isExcluded = (one: OptionParameter, other: OptionParameter): boolean =>
  one.blackList.includes(other.id) || other.blackList.includes(one.id)

/**
 * Whether a modifier is invalid. If the option has no modifiers, or the value is below 0, the modifier has no meaning
 * and is treated as not chosen.
 */
const isUnknownModifier = ({ modifiers }: OptionParameter, { modifier = -1 }: OptionChoice): boolean =>
  modifiers.length > 0 && modifier >= 0 && !modifiers.includes(modifier)

const isDated = ({ desiredDate }: OptionChoice): boolean =>
  desiredDate !== undefined && dayOfIso(desiredDate) !== undefined

interface KnownParameter {
  readonly groupId: number
  readonly parameter: OptionParameter
}

const knownParameters = new WeakMap<ConfigurationData["groups"], ReadonlyMap<number, KnownParameter>>()

/** Returns the options of all groups by id; the map is built once for each configuration. */
const parametersIn = (groups: ConfigurationData["groups"]): ReadonlyMap<number, KnownParameter> => {
  const known = knownParameters.get(groups)
  if (known !== undefined) return known
  const found = new Map<number, KnownParameter>()
  for (const { id: groupId, parameters } of groups)
    for (const parameter of parameters)
      if (!found.has(parameter.id)) found.set(parameter.id, { groupId, parameter })
  knownParameters.set(groups, found)
  return found
}

/** Returns the validation errors for the chosen options: options that are not available, or that cannot be combined. */
export const optionProblems = (
  calculation: Pick<Calculation, "parameters">,
  data: Pick<ConfigurationData, "groups">
): ReadonlyArray<ChoiceProblem> => {
  const known = parametersIn(data.groups)
  const groups = new Set<number>()
  const chosen: Array<OptionParameter> = []
  const problems: Array<ChoiceProblem> = []
  for (const [index, choice] of calculation.parameters.entries()) {
    const found = known.get(choice.id)
    if (found === undefined) problems.push({ code: "unknownChoice", field: `Parameters.${index}.Id` })
    else if (groups.has(found.groupId))
      problems.push({ code: "chosenTwice", field: `Parameters.${index}.Id` })
    else {
      const { groupId, parameter } = found
      groups.add(groupId)
      if (chosen.some((each) => isExcluded(each, parameter)))
        problems.push({ code: "excluded", field: `Parameters.${index}.Id` })
      chosen.push(parameter)
      if (parameter.hasSubItems && !isDated(choice))
        problems.push({ code: "dateInvalid", field: `Parameters.${index}.DesiredDate` })
      if (isUnknownModifier(parameter, choice))
        problems.push({ code: "modifierInvalid", field: `Parameters.${index}.Modifier` })
    }
  }
  return problems
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
 * Returns the choices in an API call that are not sold. A call with such choices is refused; in a link, such choices
 * are silently replaced with the defaults (decision 035).
 */
export const choiceProblems = (
  calculation: Calculation,
  data: ConfigurationData
): ReadonlyArray<ChoiceProblem> => [
  ...(data.products.some(({ id }) => id === calculation.product.id)
    ? []
    : [{ code: "unknownChoice" as const, field: "Product.Id" }]),
  ...optionProblems(calculation, data),
  ...unknownIds("ProductCertifications", calculation.productCertifications, data.productCertificationList),
  ...unknownIds("LooseBlowingProcess", calculation.looseBlowingProcess, data.looseBlowingProcessList)
]
