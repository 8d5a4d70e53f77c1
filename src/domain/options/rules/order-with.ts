import type { ConfigurationData } from "../configuration-data.ts"
import type { OptionRules } from "./option-rules.ts"
import { rulesForToday } from "./rules-of-catalogue.ts"

type IsApart = (one: number, other: number) => boolean

/** Whether one option of each list goes together with those that are chosen, and with each other. */
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

/**
 * Whether the pairs of the house leave an offered option no order: every order names a way to pay, and a concrete option of
 * each group that needs one (rule option.house-rules).
 */
export const leavesNoOrder = (catalogue: Pick<ConfigurationData, "groups">, rules: OptionRules): boolean => {
  const today = rulesForToday(rules, catalogue)
  const isApart = apartBy(catalogue, today)
  const wasApart = apartBy(catalogue, { ...today, exclusions: [] })
  const groups = today.groups.map(({ key, isNeeded, options }) => {
    const offered = options.filter(({ isOffered }) => isOffered).map(({ id }) => id)
    const isAsked = isNeeded || key === "Payment"
    return { key, isAsked, ids: isAsked ? offered.filter((id) => id > 0) : offered }
  })
  return groups.some(({ key, ids }) => {
    const asked = groups.filter((other) => other.isAsked && other.key !== key).map((other) => other.ids)
    return ids.some((id) => goTogether([id], asked, wasApart) && !goTogether([id], asked, isApart))
  })
}
