import { defaultOf } from "../options/complete-calculation.ts"
import type {
  ConfigurationData,
  NamedEntry,
  OptionGroup,
  OptionGroupKey
} from "../options/configuration-data.ts"
import { gentleBlowing } from "../options/option-ids.ts"

/**
 * A group of options by which a list of dealers can be filtered: its options in the shop's order, and its default
 * option.
 */
export interface ListChoice {
  readonly key: OptionGroupKey
  readonly name: string
  readonly defaultId: number
  readonly options: ReadonlyArray<NamedEntry>
}

/**
 * Returns the option groups by which a dealer list can be filtered (rule dealer.list-filters): all groups of the
 * configuration except the desired date, which the order process requests together with its calendar.
 */
export const listChoices = (groups: ReadonlyArray<OptionGroup>): ReadonlyArray<ListChoice> =>
  groups.flatMap((group) => {
    const usual = defaultOf(group)
    return group.key === "DesiredDate" || usual === undefined
      ? []
      : [
          {
            key: group.key,
            name: group.name,
            defaultId: usual.id,
            options: group.parameters.map(({ id, name }) => ({ id, name }))
          }
        ]
  })

/** Parameters of the order query that select an extra. */
export const listExtraKeys = ["ap", "lbp"] as const

export type ListExtraKey = (typeof listExtraKeys)[number]

/** An extra that dealers may offer, with the query parameter that selects it. */
export interface ListExtra {
  readonly key: ListExtraKey
  readonly name: string
}

/** The filters of a dealer list. Filters by quality are not included, because they are the same in all countries. */
export interface ListFilters {
  readonly choices: ReadonlyArray<ListChoice>
  readonly extras: ReadonlyArray<ListExtra>
}

/** Returns the filters of a dealer list: the option groups, and the extras that the configuration contains. */
export const listFilters = (
  data: Pick<ConfigurationData, "groups" | "productSettingList" | "looseBlowingProcessList">
): ListFilters => {
  const setting = data.productSettingList.find(({ key }) => key === "AppointmentPlus")
  const blowing = data.looseBlowingProcessList.find(({ id }) => id === gentleBlowing.id)
  return {
    choices: listChoices(data.groups),
    extras: [
      ...(setting === undefined ? [] : [{ key: "ap" as const, name: setting.name }]),
      ...(blowing === undefined ? [] : [{ key: "lbp" as const, name: blowing.name }])
    ]
  }
}

/**
 * Returns the options that restrict a dealer list. A default option does not restrict it; an option that no field shows
 * is ignored, because the visitor could not remove it.
 */
export const restrictingOptions = (
  choices: ReadonlyArray<ListChoice>,
  ids: ReadonlyArray<number>
): ReadonlyArray<number> =>
  ids.filter((id) =>
    choices.some(({ defaultId, options }) => id !== defaultId && options.some((option) => option.id === id))
  )
