import { defaultOf } from "../options/complete-calculation.ts"
import type { NamedEntry, OptionGroup, OptionGroupKey } from "../options/configuration-data.ts"

/** The options of a group by which a list of dealers is filtered, in the shop's order, with the default option. */
export interface ListChoice {
  readonly key: OptionGroupKey
  readonly name: string
  readonly defaultId: number
  readonly options: ReadonlyArray<NamedEntry>
}

/**
 * Returns the choices of a list of dealers: all groups of the configuration except the desired date, which an order
 * asks for together with its calendar.
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

/** Returns the options that restrict a list: a default does not, and an option that no field shows could not be undone. */
export const restrictingOptions = (
  choices: ReadonlyArray<ListChoice>,
  ids: ReadonlyArray<number>
): ReadonlyArray<number> =>
  ids.filter((id) =>
    choices.some(({ defaultId, options }) => id !== defaultId && options.some((option) => option.id === id))
  )
