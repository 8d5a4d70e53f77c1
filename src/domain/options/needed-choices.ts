import type { Calculation } from "./calculation.ts"
import type { ConfigurationData, OptionGroup } from "./configuration-data.ts"

/**
 * Returns the groups in which an order must name a concrete option but does not (rule option.house-rules). A group
 * without a choice gets its default. Bulk orders have no individual options, so they never have such groups.
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
