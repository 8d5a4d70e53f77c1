import type { ConfigurationData } from "../configuration-data.ts"
import type { OptionGroupRule, OptionRule, OptionRules } from "./option-rules.ts"
import { rulesOfCatalogue } from "./rules-of-catalogue.ts"

/** Returns the catalogue's rules with changes to some groups and options. */
export const rulesWith = (
  catalogue: ConfigurationData,
  {
    groups = {},
    options = {},
    exclusions = []
  }: {
    readonly groups?: { readonly [Key in OptionGroupRule["key"]]?: Partial<OptionGroupRule> }
    readonly options?: Readonly<Record<number, Partial<OptionRule>>>
    readonly exclusions?: OptionRules["exclusions"]
  }
): OptionRules => ({
  groups: rulesOfCatalogue(catalogue).groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, ...options[option.id] })),
    ...groups[group.key]
  })),
  exclusions
})
