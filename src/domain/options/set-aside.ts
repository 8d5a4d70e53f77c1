import type { Calculation, OptionChoice } from "./calculation.ts"
import type { ConfigurationData, OptionGroup, OptionParameter } from "./configuration-data.ts"
import { isExcluded } from "./choice-problems.ts"
import { fits } from "./complete-calculation.ts"
import type { PartialCalculation } from "./order-query.ts"

type Named = Pick<OptionParameter, "id" | "name">

/** A requested choice that the page dropped; the server would reject a request with this choice (`choiceProblems`). */
export type SetAside =
  /** Two options that exclude each other: the later one in the order of the groups is dropped. */
  | { readonly kind: "excluded"; readonly lost: Named; readonly kept: Named }
  /**
   * The plan with the requested number of months (`asked`) is not sold: the offers were calculated with `taken` months.
   */
  | { readonly kind: "months"; readonly option: Named; readonly asked: number; readonly taken: number }
  /** The desired day, stored in this browser, is now in the past. */
  | ({ readonly kind: "past" } & OptionChoice)

type Wishes = Pick<PartialCalculation, "parameters">
type Taken = Pick<Calculation, "parameters">

const named = ({ id, name }: OptionParameter): Named => ({ id, name })

const ofGroup = (
  { parameters }: OptionGroup,
  asked: Wishes,
  calculated: Taken,
  chosen: ReadonlyArray<OptionParameter>
): ReadonlyArray<SetAside> => {
  const wished = (asked.parameters ?? []).flatMap((choice) => {
    const parameter = parameters.find(({ id }) => id === choice.id)
    return parameter !== undefined && fits(parameter, choice) ? [{ choice, parameter }] : []
  })[0]
  if (wished === undefined) return []
  const { choice, parameter } = wished
  const taken = calculated.parameters.find(({ id }) => id === choice.id)
  if (taken === undefined) {
    const kept = chosen.find((each) => isExcluded(each, parameter))
    return kept === undefined ? [] : [{ kind: "excluded", lost: named(parameter), kept: named(kept) }]
  }
  return choice.modifier === undefined || taken.modifier === undefined || choice.modifier === taken.modifier
    ? []
    : [{ kind: "months", option: named(parameter), asked: choice.modifier, taken: taken.modifier }]
}

/**
 * Returns the requested choices that were not used in the calculation. They are found by comparing request and result,
 * so the code that fills in defaults does not have to report them.
 */
export const setAsideIn = (
  asked: Wishes,
  calculated: Taken,
  { groups }: Pick<ConfigurationData, "groups">
): ReadonlyArray<SetAside> => {
  const chosen = groups
    .flatMap(({ parameters }) => parameters)
    .filter(({ id }) => calculated.parameters.some((choice) => choice.id === id))
  return groups.flatMap((group) => ofGroup(group, asked, calculated, chosen))
}

/** Whether the requested choice is still missing, because the visitor has not chosen anything else in its place. */
export const isStillSetAside = (aside: SetAside, { parameters }: Taken): boolean => {
  const isTaken = (one: { readonly id: number }) => parameters.some(({ id }) => id === one.id)
  switch (aside.kind) {
    case "months":
      return parameters.some(({ id, modifier }) => id === aside.option.id && modifier === aside.taken)
    case "excluded":
      return isTaken(aside.kept) && !isTaken(aside.lost)
    case "past":
      return !isTaken(aside)
  }
}
