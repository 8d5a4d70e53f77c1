import type { ConfigurationData, OptionGroup, OptionParameter } from "../configuration-data.ts"
import { optionRuleLengths, type OptionGroupRule, type OptionRule, type OptionRules } from "./option-rules.ts"
import { deadEndOf } from "./order-with.ts"
import { exclusionName, fieldOf } from "./rules-fields.ts"

/** Reason why rules are rejected, with the form field concerned. */
export interface RulesProblem {
  readonly field: string
  readonly code:
    | "unknown"
    | "twice"
    | "required"
    | "tooLong"
    | "nothingFree"
    | "noPayment"
    | "defaultHidden"
    | "defaultCosts"
    | "neededHidden"
    | "neededExcludes"
    | "sameGroup"
    | "excludesAll"
    | "excludesDefault"
}

const wordsProblems = (option: OptionRule): ReadonlyArray<RulesProblem> =>
  (["name", "shortName", "infoText"] as const).flatMap((word): ReadonlyArray<RulesProblem> => {
    const field = fieldOf[word](option.id)
    const text = option[word].trim()
    if (text === "" && word !== "infoText") return [{ field, code: "required" }]
    return text.length > optionRuleLengths[word] ? [{ field, code: "tooLong" }] : []
  })

/** Whether the catalogue defines an option as free of charge and the shop does not define it as upselling. */
const isFree = (option: OptionRule, parameters: ReadonlyArray<OptionParameter>): boolean =>
  option.isOffered &&
  !option.isUpselling &&
  parameters.some(({ id, isUpselling }) => id === option.id && !isUpselling)

const groupProblems = (rule: OptionGroupRule, { parameters }: OptionGroup): ReadonlyArray<RulesProblem> => {
  const isKnown = (id: number) => parameters.some((parameter) => parameter.id === id)
  const orderField = fieldOf.order(rule.key)
  const defaultField = fieldOf.default(rule.key)
  const ids = rule.options.map(({ id }) => id)
  if (!ids.every(isKnown)) return [{ field: orderField, code: "unknown" }]
  if (new Set(ids).size < ids.length) return [{ field: orderField, code: "twice" }]
  const offered = rule.options.filter(({ isOffered }) => isOffered)
  const first = rule.options.find(({ id }) => id === rule.defaultId)
  const hasFree = offered.some((option) => isFree(option, parameters))
  const hasConcrete = offered.some(({ id }) => id > 0)
  const defaultProblem =
    first === undefined
      ? "unknown"
      : !hasFree
        ? "nothingFree"
        : !first.isOffered
          ? "defaultHidden"
          : isFree(first, parameters)
            ? undefined
            : "defaultCosts"
  return [
    ...(defaultProblem === undefined ? [] : [{ field: defaultField, code: defaultProblem } as const]),
    ...(rule.key === "Payment" && !hasConcrete ? [{ field: defaultField, code: "noPayment" } as const] : []),
    ...(rule.isNeeded && !hasConcrete
      ? [{ field: fieldOf.needed(rule.key), code: "neededHidden" } as const]
      : []),
    ...rule.options.flatMap(wordsProblems)
  ]
}

const exclusionProblem = (
  rules: OptionRules,
  one: number,
  other: number
): RulesProblem["code"] | undefined => {
  const groupOf = (id: number) =>
    rules.groups.find(({ options }) => options.some((option) => option.id === id))
  const groups = [groupOf(one), groupOf(other)]
  const [first, second] = groups
  if (first === undefined || second === undefined) return "unknown"
  if (first === second) return "sameGroup"
  const partners = (id: number) =>
    rules.exclusions.flatMap((pair) => (pair.one === id ? [pair.other] : pair.other === id ? [pair.one] : []))
  const isShut = (id: number, group: OptionGroupRule) =>
    group.options.every((option) => !option.isOffered || partners(id).includes(option.id))
  if (isShut(one, second) || isShut(other, first)) return "excludesAll"
  // the default of a group must be compatible with all other options
  return first.defaultId === one || second.defaultId === other ? "excludesDefault" : undefined
}

/**
 * Checks rules (rule option.house-rules): each group has a default that is offered, free of charge and compatible with
 * all other options; a payment method can be chosen, and an order can be placed with each offered option; all texts are
 * present and not too long; only known options are named.
 */
export const checkRules = (
  catalogue: Pick<ConfigurationData, "groups">,
  rules: OptionRules
): ReadonlyArray<RulesProblem> => {
  const keys = rules.groups.map(({ key }) => key)
  if (new Set(keys).size < keys.length) return [{ field: "exclusions", code: "twice" }]
  const names = rules.exclusions.map(exclusionName)
  const problems: ReadonlyArray<RulesProblem> = [
    ...rules.groups.flatMap((rule) => {
      const group = catalogue.groups.find(({ key }) => key === rule.key)
      return group === undefined
        ? [{ field: fieldOf.order(rule.key), code: "unknown" } as const]
        : groupProblems(rule, group)
    }),
    ...(new Set(names).size < names.length ? [{ field: "exclusions", code: "twice" } as const] : []),
    ...rules.exclusions
      .flatMap(({ one, other }) => exclusionProblem(rules, one, other) ?? [])
      .slice(0, 1)
      .map((code) => ({ field: "exclusions", code }) as const)
  ]
  const deadEnd = problems.length === 0 ? deadEndOf(catalogue, rules) : undefined
  if (deadEnd === undefined) return problems
  return deadEnd.by === "needed"
    ? [{ field: fieldOf.needed(deadEnd.key), code: "neededExcludes" }]
    : [{ field: "exclusions", code: "excludesAll" }]
}
