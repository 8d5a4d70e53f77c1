import type { ConfigurationData, OptionGroupKey } from "../configuration-data.ts"
import { isSameJson } from "../../same-json.ts"
import type { OptionGroupRule, OptionRules } from "./option-rules.ts"
import { rulesForToday } from "./rules-of-catalogue.ts"
import { exclusionName } from "./rules-fields.ts"

/** A change that publishing would make; changes are in the order of the groups, and options have their new names. */
export type RulesDifference =
  | {
      readonly kind: "offered" | "hidden" | "upselling" | "noUpselling" | "infoText"
      readonly option: string
    }
  | { readonly kind: "name" | "shortName"; readonly option: string; readonly from: string }
  | { readonly kind: "default"; readonly group: OptionGroupKey; readonly option: string }
  | { readonly kind: "order" | "needed" | "notNeeded"; readonly group: OptionGroupKey }
  | { readonly kind: "apart" | "together"; readonly option: string; readonly other: string }

const ofGroup = (before: OptionGroupRule, after: OptionGroupRule): ReadonlyArray<RulesDifference> => {
  const nameOf = (wanted: number) => after.options.find(({ id }) => id === wanted)?.name ?? String(wanted)
  const { key } = after
  const ids = ({ options }: OptionGroupRule) => options.map(({ id }) => id)
  return [
    ...(before.defaultId === after.defaultId
      ? []
      : [{ kind: "default", group: key, option: nameOf(after.defaultId) } as const]),
    ...(before.isNeeded === after.isNeeded
      ? []
      : [{ kind: after.isNeeded ? "needed" : "notNeeded", group: key } as const]),
    ...(isSameJson(ids(before), ids(after)) ? [] : [{ kind: "order", group: key } as const]),
    ...after.options.flatMap((now): ReadonlyArray<RulesDifference> => {
      const was = before.options.find(({ id }) => id === now.id) ?? now
      const option = now.name
      return [
        ...(was.isOffered === now.isOffered
          ? []
          : [{ kind: now.isOffered ? "offered" : "hidden", option } as const]),
        ...(was.name === now.name ? [] : [{ kind: "name", option, from: was.name } as const]),
        ...(was.shortName === now.shortName
          ? []
          : [{ kind: "shortName", option, from: was.shortName } as const]),
        ...(was.infoText === now.infoText ? [] : [{ kind: "infoText", option } as const]),
        ...(was.isUpselling === now.isUpselling
          ? []
          : [{ kind: now.isUpselling ? "upselling" : "noUpselling", option } as const])
      ]
    })
  ]
}

/** Returns the changes that buyers would see; empty if there are none. */
export const rulesDifferences = (
  catalogue: Pick<ConfigurationData, "groups">,
  published: OptionRules,
  draft: OptionRules
): ReadonlyArray<RulesDifference> => {
  const before = rulesForToday(published, catalogue)
  const after = rulesForToday(draft, catalogue)
  const options = after.groups.flatMap((group) => group.options)
  const nameOf = (wanted: number) => options.find(({ id }) => id === wanted)?.name ?? String(wanted)
  const pairs = (
    kind: "apart" | "together",
    ours: OptionRules["exclusions"],
    others: OptionRules["exclusions"]
  ) =>
    ours
      .filter((pair) => others.every((each) => exclusionName(each) !== exclusionName(pair)))
      .map(({ one, other }): RulesDifference => ({ kind, option: nameOf(one), other: nameOf(other) }))
  return [
    ...after.groups.flatMap((group) => {
      const was = before.groups.find(({ key }) => key === group.key)
      return was === undefined ? [] : ofGroup(was, group)
    }),
    ...pairs("apart", after.exclusions, before.exclusions),
    ...pairs("together", before.exclusions, after.exclusions)
  ]
}
