import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"

/** A condition of the wishes in words, and whether it is another than the usual one. */
export interface ChosenOption {
  readonly name: string
  readonly isChanged: boolean
  /** The day asked for, where the option is a day (yyyy-MM-dd). */
  readonly day?: string
}

/** The conditions of a calculation in the order of the filters; what nobody asked for is not told. */
export const chosenOptions = (
  calculation: Calculation,
  data: ConfigurationData | null
): ReadonlyArray<ChosenOption> => {
  if (data === null) return []
  const options = data.groups.flatMap((group) => {
    const parameter = group.parameters.find((each) => calculation.parameters.some(({ id }) => id === each.id))
    if (parameter === undefined || parameter.id <= 0) return []
    const day = calculation.parameters.find(({ id }) => id === parameter.id)?.desiredDate
    return [
      {
        name: parameter.name,
        isChanged: !parameter.selected,
        ...(day === undefined ? {} : { day })
      }
    ]
  })
  const settings = calculation.appointmentPlus ? data.productSettingList : []
  const blowing = data.looseBlowingProcessList.filter(({ id }) =>
    calculation.looseBlowingProcess.includes(id)
  )
  const isChoosy = calculation.productCertifications.length < data.productCertificationList.length
  const quality = data.productCertificationList.filter(({ id }) =>
    calculation.productCertifications.includes(id)
  )
  return [
    ...options,
    ...[...settings, ...blowing].map(({ name }) => ({ name, isChanged: true })),
    ...(isChoosy ? quality.map(({ name }) => ({ name, isChanged: true })) : [])
  ]
}
