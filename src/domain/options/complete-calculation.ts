import { byPoints } from "../bulk/by-points.ts"
import type { Calculation, OptionChoice } from "./calculation.ts"
import type { ConfigurationData, OptionGroup, OptionParameter } from "./configuration-data.ts"
import { dayOfIso } from "../price/local-day.ts"
import { isLiquid } from "./option-ids.ts"
import type { PartialCalculation } from "./order-query.ts"
import { completeQualities } from "./qualities.ts"

/** Returns the option of a group that applies if the visitor has chosen none (rule calculator.reset). */
export const defaultOf = (group: OptionGroup): OptionParameter | undefined =>
  group.parameters.find(({ selected }) => selected) ?? group.parameters[0]

/** Whether a choice is complete: the option "desired date" requires a valid day. */
export const fits = (parameter: OptionParameter, choice: OptionChoice): boolean =>
  !parameter.hasSubItems || (choice.desiredDate !== undefined && dayOfIso(choice.desiredDate) !== undefined)

const normalised = (parameter: OptionParameter, choice: OptionChoice): OptionChoice => {
  if (parameter.hasSubItems && choice.desiredDate !== undefined)
    return { id: parameter.id, desiredDate: choice.desiredDate }
  const { modifier } = choice
  if (modifier !== undefined && parameter.modifiers.includes(modifier)) return { id: parameter.id, modifier }
  return parameter.modifiers.length === 0
    ? { id: parameter.id }
    : { id: parameter.id, modifier: parameter.modifier }
}

/** Returns the first chosen option of a group that is compatible with the options of the preceding groups. */
const wishedOf = (
  { parameters }: OptionGroup,
  chosen: ReadonlyArray<OptionChoice>,
  taken: ReadonlyArray<OptionChoice>
): OptionChoice | undefined => {
  for (const choice of chosen) {
    const parameter = parameters.find((each) => each.id === choice.id)
    if (parameter === undefined || !fits(parameter, choice)) continue
    if (!parameter.blackList.some((id) => taken.some((each) => each.id === id)))
      return normalised(parameter, choice)
  }
  return undefined
}

/**
 * Returns exactly one option per group: the first known chosen option that is compatible with the preceding groups,
 * otherwise the default.
 */
const oneOfEachGroup = (
  groups: ReadonlyArray<OptionGroup>,
  chosen: ReadonlyArray<OptionChoice>
): ReadonlyArray<OptionChoice> => {
  const taken: Array<OptionChoice> = []
  for (const group of groups) {
    const wished = wishedOf(group, chosen, taken)
    const fallback = defaultOf(group)
    const choice = wished ?? (fallback === undefined ? undefined : { id: fallback.id })
    if (choice !== undefined) taken.push(choice)
  }
  return taken
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

/** Returns the requested pallet, if such pallets are sold: the weight of each sack, the number of sacks, or both. */
const palletBags = (
  data: ConfigurationData,
  wished: PartialCalculation
): Pick<Calculation, "palletBagSize" | "palletBagCount"> => {
  const { palletBagSize: size, palletBagCount: count } = wished
  const sized = data.palletBagList.filter((bags) => size === undefined || bags.size === size)
  const counted = sized.filter((bags) => bags.count === count)
  return {
    ...(size !== undefined && sized.length > 0 ? { palletBagSize: size } : {}),
    ...(count !== undefined && counted.length > 0 ? { palletBagCount: count } : {})
  }
}

/** Returns the known properties of the chosen offer: its certifications and blowing process. */
const chosenOffer = (
  data: ConfigurationData,
  wished: PartialCalculation
): Pick<Calculation, "offerProductCertifications" | "offerLooseBlowingProcess"> => {
  const known = (
    ids: ReadonlyArray<number> | undefined,
    entries: ReadonlyArray<{ readonly id: number }>
  ): ReadonlyArray<number> => entries.map(({ id }) => id).filter((id) => ids?.includes(id))
  const certificates = known(wished.offerProductCertifications, data.productCertificationList)
  const blowing = known(wished.offerLooseBlowingProcess, data.looseBlowingProcessList)
  return {
    // an empty list, or a list with only 0, selects goods without a mark
    ...(certificates.length > 0 || wished.offerProductCertifications?.every((id) => id === 0)
      ? { offerProductCertifications: certificates }
      : {}),
    ...(blowing.length === 0 ? {} : { offerLooseBlowingProcess: blowing })
  }
}

/**
 * Fills a calculation with the defaults of its country and product group, and drops unknown values (rule
 * calculator.restore). The amount stays unchanged: visitors see the limits of the amount and correct it themselves.
 */
export const completeCalculation = (partial: PartialCalculation, data: ConfigurationData): Calculation =>
  byPoints(filledIn(partial, data))

const filledIn = (partial: PartialCalculation, data: ConfigurationData): Calculation => ({
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
  productCertifications: completeQualities(
    data.productCertificationList.map(({ id }) => id),
    data.productGroupId,
    partial.productCertifications ?? []
  ),
  looseBlowingProcess: data.looseBlowingProcessList.flatMap((entry) =>
    partial.looseBlowingProcess?.includes(entry.id) === true ? [entry.id] : []
  ),
  ...palletBags(data, partial),
  ...chosenOffer(data, partial),
  ...(partial.points === undefined ? {} : { points: partial.points }),
  ordering: partial.ordering ?? 0
})

/**
 * Returns the calculation without the options that equal the defaults. Only other options are stored: a stored default
 * that the visitor never chose would outlive a change of the defaults.
 */
export const withoutDefaults = (calculation: Calculation, data: ConfigurationData | null): Calculation => ({
  ...calculation,
  parameters: calculation.parameters.filter(
    ({ id, modifier }) => modifier !== undefined || !data?.groups.some((group) => defaultOf(group)?.id === id)
  )
})

/**
 * Returns the same calculation with the default option of each group, for the offers "under other conditions" (rule
 * offer.other-conditions).
 */
export const withDefaultOptions = (calculation: Calculation, data: ConfigurationData): Calculation => ({
  ...completeCalculation(
    { zipCode: calculation.zipCode, amount: calculation.amount, ordering: calculation.ordering },
    data
  ),
  stations: calculation.stations
})

/**
 * Returns the conditions that apply to the offers of a list and to orders of these offers: if the list contains offers
 * with default options, these conditions differ from the requested ones.
 */
export const conditionsOf = (
  calculation: Calculation,
  data: ConfigurationData | null,
  list: { readonly hasDefaultOffers: boolean } | null
): Calculation =>
  data !== null && list?.hasDefaultOffers === true ? withDefaultOptions(calculation, data) : calculation
