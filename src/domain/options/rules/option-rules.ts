import type { OptionGroupKey } from "../configuration-data.ts"

/** Maximum lengths of an option's texts, in characters. */
export const optionRuleLengths = { name: 60, shortName: 24, infoText: 240 } as const

/** Maximum length of the reason given when rules are published. */
export const longestRulesReason = 240

/** The shop's settings for one option. */
export interface OptionRule {
  readonly id: number
  readonly isOffered: boolean
  readonly name: string
  readonly shortName: string
  /** May be empty. */
  readonly infoText: string
  readonly isUpselling: boolean
}

/** The shop's settings for an option group; its options are in the order in which buyers see them. */
export interface OptionGroupRule {
  readonly key: OptionGroupKey
  readonly defaultId: number
  /** Whether an order must name one of the concrete options, those with a positive id (rule option.any). */
  readonly isNeeded: boolean
  readonly options: ReadonlyArray<OptionRule>
}

/** Two options of different groups that cannot be combined; the lower id first. */
export interface OptionExclusion {
  readonly one: number
  readonly other: number
}

/** The shop's rules for the options of a country and product group (rule option.house-rules). */
export interface OptionRules {
  readonly groups: ReadonlyArray<OptionGroupRule>
  /** The shop's exclusions; those of the catalogue apply in addition and cannot be removed. */
  readonly exclusions: ReadonlyArray<OptionExclusion>
}
