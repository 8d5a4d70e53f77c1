import type { Calculation } from "../options/calculation.ts"
import type { ConfigurationData, OptionParameter } from "../options/configuration-data.ts"
import { type Choice, withChoice } from "./choice.ts"

/** An option that is replaced because it cannot be combined with another, chosen option (`BlackList`). */
export interface GivenWay {
  readonly lost: OptionParameter
  readonly instead: OptionParameter
}

const chosenOf = (parameters: ReadonlyArray<OptionParameter>, calculation: Calculation) =>
  parameters.find(({ id }) => calculation.parameters.some((choice) => choice.id === id))

/** Returns the options of other groups that a choice replaces, to be shown to the user. */
export const givenWayTo = (
  calculation: Calculation,
  data: ConfigurationData,
  choice: Choice
): ReadonlyArray<GivenWay> => {
  if (choice.kind !== "option") return []
  const next = withChoice(calculation, data, choice)
  return data.groups.flatMap(({ parameters }) => {
    if (parameters.some(({ id }) => id === choice.choice.id)) return []
    const lost = chosenOf(parameters, calculation)
    const instead = chosenOf(parameters, next)
    return lost === undefined || instead === undefined || lost.id === instead.id ? [] : [{ lost, instead }]
  })
}
