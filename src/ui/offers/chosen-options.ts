import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData, NamedEntry } from "../../domain/options/configuration-data.ts"
import { qualitiesAsked } from "../../domain/options/qualities.ts"

/** A chosen condition in words, and whether it differs from the default. */
export interface ChosenOption {
  readonly name: string
  readonly isChanged: boolean
  /** The requested day, if the option is a day (yyyy-MM-dd). */
  readonly day?: string | undefined
}

/**
 * Returns the conditions of a calculation in the order of the filters; conditions that were not requested are omitted.
 */
export const chosenOptions = (
  calculation: Calculation,
  data: ConfigurationData | null
): ReadonlyArray<ChosenOption> => {
  if (!data) return []
  const options = data.groups.flatMap((group) => {
    const parameter = group.parameters.find((each) => calculation.parameters.some(({ id }) => id === each.id))
    if (!parameter || parameter.id <= 0) return []
    const { id, name, selected } = parameter
    const day = calculation.parameters.find((each) => each.id === id)?.desiredDate
    return [{ name, isChanged: !selected, day }]
  })
  const chosenOf = (list: ReadonlyArray<NamedEntry>, ids: ReadonlyArray<number>) =>
    list.filter(({ id }) => ids.includes(id))
  const settings = calculation.appointmentPlus ? data.productSettingList : []
  const blowing = chosenOf(data.looseBlowingProcessList, calculation.looseBlowingProcess)
  const quality = qualitiesAsked(data.productGroupId, calculation.productCertifications)
  return [...options, ...[...settings, ...blowing, ...quality].map(({ name }) => ({ name, isChanged: true }))]
}
