import type { Calculation } from "./calculation.ts"
import type { ConfigurationData, OptionGroup } from "./configuration-data.ts"

/**
 * The groups in which an order must name a concrete option but does not (rule option.house-rules). A group without any
 * choice has its default. Bulk orders have no options of their own, so nothing is required of them.
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
