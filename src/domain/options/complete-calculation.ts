import type { Calculation, OptionChoice } from "../calculation.ts"
import type { ConfigurationData, OptionGroup, OptionParameter } from "../configuration-data.ts"
import { dayOfIso } from "../price/local-day.ts"
import { isLiquid } from "./catalogue.ts"
import type { PartialCalculation } from "./order-query.ts"

/** The first option of a group that is no upselling is its default (shop.md 4). */
const defaultOf = (group: OptionGroup): OptionParameter | undefined =>
  group.parameters.find((parameter) => !parameter.isUpselling) ?? group.parameters[0]

const fits = (parameter: OptionParameter, choice: OptionChoice): boolean =>
  !parameter.hasSubItems || (choice.desiredDate !== undefined && dayOfIso(choice.desiredDate) !== undefined)

const normalised = (parameter: OptionParameter, choice: OptionChoice): OptionChoice => {
  if (parameter.hasSubItems && choice.desiredDate !== undefined)
    return { id: parameter.id, desiredDate: choice.desiredDate }
  const modifier = choice.modifier
  return modifier !== undefined && parameter.modifiers.includes(modifier)
    ? { id: parameter.id, modifier }
    : { id: parameter.id }
}

/** Exactly one option per group: the first known one chosen that goes together with those before it, else the default. */
const oneOfEachGroup = (
  groups: ReadonlyArray<OptionGroup>,
  chosen: ReadonlyArray<OptionChoice>
): ReadonlyArray<OptionChoice> => {
  const taken: Array<OptionChoice> = []
  for (const group of groups) {
    const wished = chosen.flatMap((choice) => {
      const parameter = group.parameters.find((each) => each.id === choice.id)
      return parameter !== undefined &&
        fits(parameter, choice) &&
        !parameter.blackList.some((id) => taken.some((each) => each.id === id))
        ? [normalised(parameter, choice)]
        : []
    })[0]
    const fallback = defaultOf(group)
    const choice = wished ?? (fallback === undefined ? undefined : { id: fallback.id })
    if (choice !== undefined) taken.push(choice)
  }
  return taken
}

const certifications = (data: ConfigurationData, chosen: ReadonlyArray<number>): ReadonlyArray<number> => {
  const all = data.productCertificationList.map((entry) => entry.id)
  const known = all.filter((id) => chosen.includes(id))
  return known.length === 0 ? all : known
}

const product = (
  data: ConfigurationData,
  wished: Calculation["product"] | undefined
): Calculation["product"] => {
  const known = data.products.some((entry) => entry.id === wished?.id)
  const id = known && wished !== undefined ? wished.id : data.productId
  return isLiquid(data.productGroupId) && wished?.climateNeutral === true
    ? { id, climateNeutral: true }
    : { id }
}

/** A bag size or count of 0 or less asks for nothing. */
const positive = (value: number | undefined): number | undefined =>
  value === undefined || value <= 0 ? undefined : value

/**
 * Fills a calculation with the defaults of its country and product group and drops what they do not know (shop.md 4
 * "Restoring the configuration"). The amount is taken as it is: its limits are the visitor's to see.
 */
export const completeCalculation = (partial: PartialCalculation, data: ConfigurationData): Calculation => {
  const bagSize = positive(partial.palletBagSize)
  const bagCount = positive(partial.palletBagCount)
  return {
    productGroupId: data.productGroupId,
    countryId: data.countryId,
    zipCode: partial.zipCode ?? "",
    amount: partial.amount ?? data.limits.initial,
    stations: data.stationList.find((entry) => entry.id === partial.stations)?.id ?? 1,
    product: product(data, partial.product),
    parameters: oneOfEachGroup(data.groups, partial.parameters ?? []),
    appointmentPlus:
      partial.appointmentPlus === true &&
      data.productSettingList.some((entry) => entry.key === "AppointmentPlus"),
    productCertifications: certifications(data, partial.productCertifications ?? []),
    looseBlowingProcess: data.looseBlowingProcessList.flatMap((entry) =>
      partial.looseBlowingProcess?.includes(entry.id) === true ? [entry.id] : []
    ),
    ...(bagSize === undefined ? {} : { palletBagSize: bagSize }),
    ...(bagCount === undefined ? {} : { palletBagCount: bagCount }),
    ordering: partial.ordering ?? 0
  }
}

/** The same wish with the group's default options, for the offers "under other conditions" (domain.md A22). */
export const withDefaultOptions = (calculation: Calculation, data: ConfigurationData): Calculation => ({
  ...completeCalculation(
    { zipCode: calculation.zipCode, amount: calculation.amount, ordering: calculation.ordering },
    data
  ),
  stations: calculation.stations
})
