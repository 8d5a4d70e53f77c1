import type { Calculation } from "./calculation.ts"
import type { ConfigurationData, OptionGroup } from "./configuration-data.ts"

/**
 * The groups in which an order must name a concrete option and does not (rule option.house-rules). What is not named at all is
 * the default. Several households choose no options of their own, so that nothing is asked of them.
 */
export const needsChoice = (
  { parameters, points }: Pick<Calculation, "parameters" | "points">,
  { groups }: Pick<ConfigurationData, "groups">
): ReadonlyArray<OptionGroup> =>
  points !== undefined
    ? []
    : groups.filter((group) => {
        const options = group.parameters
        const chosen =
          options.find(({ id }) => parameters.some((choice) => choice.id === id)) ??
          options.find(({ selected }) => selected)
        return group.isNeeded && (chosen?.id ?? 0) <= 0
      })
