import type { Calculation } from "./calculation.ts"
import type { ConfigurationData, OptionGroup, OptionParameter } from "./configuration-data.ts"
import { isExcluded } from "./choice-problems.ts"
import { fits } from "./complete-calculation.ts"
import type { PartialCalculation } from "./order-query.ts"

type Named = Pick<OptionParameter, "id" | "name">

/** What an address asks for and its page does without; a call that asks for the same is refused (`choiceProblems`). */
export type SetAside =
  /** Two options that cannot be had together: the later one in the order of the groups gives way. */
  | { readonly kind: "excluded"; readonly lost: Named; readonly kept: Named }
  /** Instalments over `asked` months are not sold: it was calculated with `taken`. */
  | { readonly kind: "months"; readonly option: Named; readonly asked: number; readonly taken: number }

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

/** What was asked for and not calculated: found by comparing both, so that filling in knows nothing of it. */
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

/** Whether that is still so: nothing else was chosen in its place meanwhile. */
export const isStillSetAside = (aside: SetAside, { parameters }: Taken): boolean =>
  aside.kind === "months"
    ? parameters.some(({ id, modifier }) => id === aside.option.id && modifier === aside.taken)
    : parameters.some(({ id }) => id === aside.kept.id) && parameters.every(({ id }) => id !== aside.lost.id)
