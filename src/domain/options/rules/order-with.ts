import type { ConfigurationData } from "../configuration-data.ts"
import type { OptionGroupRule, OptionRules } from "./option-rules.ts"
import { rulesForToday } from "./rules-of-catalogue.ts"

type IsApart = (one: number, other: number) => boolean

/**
 * Whether one option of each list can be chosen so that they are all compatible with each other and with the options
 * already chosen.
 */
const goTogether = (
  chosen: ReadonlyArray<number>,
  [next, ...others]: ReadonlyArray<ReadonlyArray<number>>,
  isApart: IsApart
): boolean =>
  next === undefined ||
  next.some((id) => !chosen.some((each) => isApart(id, each)) && goTogether([...chosen, id], others, isApart))

const apartBy = ({ groups }: Pick<ConfigurationData, "groups">, { exclusions }: OptionRules): IsApart => {
  const parted = new Set(exclusions.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]))
  const blackLists = new Map(
    groups.flatMap(({ parameters }) => parameters.map(({ id, blackList }) => [id, blackList] as const))
  )
  const isListed = (one: number, other: number) => blackLists.get(one)?.includes(other) === true
  return (one, other) => parted.has(`${one} ${other}`) || isListed(one, other) || isListed(other, one)
}

/** Reason why rules make it impossible to order an offered option, although the catalogue allows it. */
export type DeadEnd =
  /** The group requires a concrete option, but none of its concrete options can be combined with the offered one. */
  | { readonly by: "needed"; readonly key: OptionGroupRule["key"] }
  /** The shop's exclusions leave no valid combination with the required options. */
  | { readonly by: "exclusions" }

/**
 * Returns the reason why an offered option cannot be ordered, or `undefined` if it can: every order has a payment
 * method, and a concrete option of each group that requires one (rule option.house-rules).
 */
export const deadEndOf = (
  catalogue: Pick<ConfigurationData, "groups">,
  rules: OptionRules
): DeadEnd | undefined => {
  const today = rulesForToday(rules, catalogue)
  const isApart = apartBy(catalogue, today)
  const wasApart = apartBy(catalogue, { ...today, exclusions: [] })
  const neededBefore = new Set(catalogue.groups.flatMap(({ key, isNeeded }) => (isNeeded ? [key] : [])))
  const groups = today.groups.map(({ key, isNeeded, options }) => ({
    key,
    isAsked: isNeeded || key === "Payment",
    wasAsked: neededBefore.has(key) || key === "Payment",
    ids: options.filter(({ isOffered }) => isOffered).map(({ id }) => id)
  }))
  const concrete = ({ ids }: (typeof groups)[number]) => ids.filter((id) => id > 0)
  /**
   * Whether every offered option can still be ordered if the groups in `asked` are required. Options that cannot be
   * ordered under the catalogue's own rules are ignored.
   */
  const isOpen = (asked: ReadonlyArray<(typeof groups)[number]>, apart: IsApart) =>
    groups.every((group) => {
      const others = (lists: typeof asked) => lists.filter(({ key }) => key !== group.key).map(concrete)
      const before = others(groups.filter(({ wasAsked }) => wasAsked))
      const ids = asked.includes(group) ? concrete(group) : group.ids
      return ids.every((id) => !goTogether([id], before, wasApart) || goTogether([id], others(asked), apart))
    })
  const asked = groups.filter(({ isAsked }) => isAsked)
  const needed = asked.find(
    (group) => !group.wasAsked && !isOpen([...groups.filter(({ wasAsked }) => wasAsked), group], wasApart)
  )
  if (needed !== undefined) return { by: "needed", key: needed.key }
  return isOpen(asked, isApart) ? undefined : { by: "exclusions" }
}
