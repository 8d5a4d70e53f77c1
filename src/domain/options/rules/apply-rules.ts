import { localeOfCountry } from "../../locale/locale.ts"
import { spelledIn } from "../../locale/swiss-spelling.ts"
import type { ConfigurationData, OptionGroup, OptionParameter } from "../configuration-data.ts"
import type { OptionExclusion, OptionGroupRule, OptionRules } from "./option-rules.ts"
import { rulesForToday } from "./rules-of-catalogue.ts"

/** Returns the options that the shop does not allow in combination with this one. */
const partedFrom = (id: number, exclusions: ReadonlyArray<OptionExclusion>): ReadonlyArray<number> =>
  exclusions.flatMap(({ one, other }) => (one === id ? [other] : other === id ? [one] : []))

const groupBy = (
  group: OptionGroup,
  rule: OptionGroupRule,
  exclusions: ReadonlyArray<OptionExclusion>,
  spelled: (text: string) => string
): OptionGroup => {
  const parameters = rule.options.flatMap((option): ReadonlyArray<OptionParameter> => {
    const parameter = group.parameters.find(({ id }) => id === option.id)
    if (parameter === undefined || !option.isOffered) return []
    const name = spelled(option.name)
    return [
      {
        ...parameter,
        name,
        displayName: name,
        shortName: spelled(option.shortName),
        infoText: spelled(option.infoText),
        selected: option.id === rule.defaultId,
        isUpselling: option.isUpselling,
        blackList: [...new Set([...parameter.blackList, ...partedFrom(option.id, exclusions)])]
      }
    ]
  })
  // rules that have passed the check leave a default in every group; if a group still has none, the catalogue's group
  // is used
  return parameters.some(({ selected }) => selected)
    ? { ...group, isNeeded: rule.isNeeded, parameters }
    : group
}

/** Returns the available choices: the catalogue with the shop's published rules applied (rule option.house-rules). */
export const applyRules = (catalogue: ConfigurationData, rules: OptionRules): ConfigurationData => {
  const { groups, exclusions } = rulesForToday(rules, catalogue)
  const spelled = spelledIn(localeOfCountry(catalogue.countryId).code)
  return {
    ...catalogue,
    groups: catalogue.groups.map((group) => {
      const rule = groups.find(({ key }) => key === group.key)
      return rule === undefined ? group : groupBy(group, rule, exclusions, spelled)
    })
  }
}
