import type { ConfigurationData, OptionParameter } from "../configuration-data.ts"
import { knownConfiguration } from "../known-configuration.ts"
import type { OptionGroupRule, OptionRule, OptionRules } from "./option-rules.ts"
import type { RulesKey } from "./rules-sheet.ts"

/** Returns the catalogue of a country and product group, on which all rules are based. */
export const catalogueOf = ({ countryId, productGroupId }: RulesKey): ConfigurationData =>
  knownConfiguration(countryId, productGroupId)

const ruleOf = ({ id, name, shortName, infoText, isUpselling }: OptionParameter): OptionRule => ({
  id,
  isOffered: true,
  name,
  shortName,
  infoText,
  isUpselling
})

/** Returns the catalogue's own settings in the form of rules. */
export const rulesOfCatalogue = ({ groups }: Pick<ConfigurationData, "groups">): OptionRules => ({
  groups: groups.map(({ key, isNeeded, parameters }) => ({
    key,
    defaultId: parameters.find(({ selected }) => selected)?.id ?? 0,
    isNeeded,
    options: parameters.map(ruleOf)
  })),
  exclusions: []
})

/**
 * Adapts rules to today's catalogue: options that were added to it later come last with the catalogue's settings, and
 * removed options are left out.
 */
export const rulesForToday = (
  rules: OptionRules,
  catalogue: Pick<ConfigurationData, "groups">
): OptionRules => {
  const known = rulesOfCatalogue(catalogue)
  const ids = new Set(known.groups.flatMap(({ options }) => options.map(({ id }) => id)))
  return {
    groups: known.groups.map((group): OptionGroupRule => {
      const said = rules.groups.find(({ key }) => key === group.key)
      if (said === undefined) return group
      const kept = said.options.filter(({ id }) => group.options.some((option) => option.id === id))
      const later = group.options.filter(({ id }) => kept.every((option) => option.id !== id))
      const isThere = group.options.some(({ id }) => id === said.defaultId)
      return {
        ...said,
        defaultId: isThere ? said.defaultId : group.defaultId,
        options: [...kept, ...later]
      }
    }),
    exclusions: rules.exclusions.filter(({ one, other }) => ids.has(one) && ids.has(other))
  }
}
