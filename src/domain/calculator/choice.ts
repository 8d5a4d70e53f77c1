import type { Calculation, OptionChoice, Ordering } from "../options/calculation.ts"
import type { ConfigurationData, OptionParameter } from "../options/configuration-data.ts"
import { withOnlyQuality } from "../options/qualities.ts"
import type { PalletBags } from "../product/group-facts.ts"
import { completeCalculation } from "../options/complete-calculation.ts"

/** A choice that a visitor can make in the calculator's settings (rule calculator.choice). */
export type Choice =
  | { readonly kind: "option"; readonly choice: OptionChoice }
  | { readonly kind: "product"; readonly id: number }
  | { readonly kind: "station"; readonly stations: number }
  | { readonly kind: "certification"; readonly id: number }
  /** Selects exactly this certification within its facet; `null` accepts any certification in all facets. */
  | { readonly kind: "onlyCertification"; readonly id: number | null }
  | { readonly kind: "blowing"; readonly id: number }
  | { readonly kind: "climate" }
  /** Switches between the ordinary and the better product (rule calculator.super-product). */
  | { readonly kind: "superProduct" }
  /** Number of sacks on a pallet; `null` accepts any pallet. */
  | { readonly kind: "palletBags"; readonly bags: PalletBags | null }
  | { readonly kind: "setting"; readonly key: string }
  | { readonly kind: "ordering"; readonly ordering: Ordering }

/** Reason why a choice has no effect. */
export type ChoiceProblem = "notOffered" | "dateRequired" | "alreadyChosen"

const parametersOf = (data: ConfigurationData): ReadonlyArray<OptionParameter> =>
  data.groups.flatMap((group) => group.parameters)

const parameterOf = (data: ConfigurationData, id: number): OptionParameter | undefined =>
  parametersOf(data).find((parameter) => parameter.id === id)

/**
 * Returns the options that a chosen option replaces: all other options of the same group, and the options that cannot
 * be combined with it.
 */
const rivalsOf = (data: ConfigurationData, chosen: OptionParameter): ReadonlySet<number> => {
  const groups = data.groups.filter(({ parameters }) => parameters.includes(chosen))
  const excluding = parametersOf(data).filter(({ blackList }) => blackList.includes(chosen.id))
  const rivals = [...groups.flatMap(({ parameters }) => parameters), ...excluding]
  return new Set([...rivals.map(({ id }) => id), ...chosen.blackList])
}

const withOption = (
  calculation: Calculation,
  data: ConfigurationData,
  choice: OptionChoice
): ReadonlyArray<OptionChoice> => {
  const chosen = parameterOf(data, choice.id)
  if (chosen === undefined) return calculation.parameters
  const rivals = rivalsOf(data, chosen)
  return [...calculation.parameters.filter((each) => !rivals.has(each.id)), choice]
}

const toggled = (ids: ReadonlyArray<number>, id: number): ReadonlyArray<number> =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/**
 * Returns the better product if the ordinary one is chosen, and vice versa; returns the current product if there is no
 * better one.
 */
const otherProduct = (calculation: Calculation, data: ConfigurationData): number => {
  const current = data.products.find(({ id }) => id === calculation.product.id)
  const other = data.products.find(({ isUpselling }) => isUpselling !== (current?.isUpselling ?? false))
  return other?.id ?? calculation.product.id
}

const withBags = (calculation: Calculation, bags: PalletBags | null): Calculation => {
  const { palletBagSize: _size, palletBagCount: _count, ...rest } = calculation
  return bags === null ? rest : { ...rest, palletBagSize: bags.size, palletBagCount: bags.count }
}

const applied = (calculation: Calculation, data: ConfigurationData, choice: Choice): Calculation => {
  switch (choice.kind) {
    case "option":
      return { ...calculation, parameters: withOption(calculation, data, choice.choice) }
    case "product":
      return { ...calculation, product: { ...calculation.product, id: choice.id } }
    case "station":
      return { ...calculation, stations: choice.stations }
    case "certification":
      return { ...calculation, productCertifications: toggled(calculation.productCertifications, choice.id) }
    case "onlyCertification":
      return {
        ...calculation,
        productCertifications: withOnlyQuality(
          calculation.productGroupId,
          calculation.productCertifications,
          choice.id
        )
      }
    case "blowing":
      return { ...calculation, looseBlowingProcess: toggled(calculation.looseBlowingProcess, choice.id) }
    case "climate":
      return {
        ...calculation,
        product: { ...calculation.product, climateNeutral: calculation.product.climateNeutral !== true }
      }
    case "superProduct":
      return { ...calculation, product: { ...calculation.product, id: otherProduct(calculation, data) } }
    case "palletBags":
      return withBags(calculation, choice.bags)
    case "setting":
      return { ...calculation, appointmentPlus: !calculation.appointmentPlus }
    case "ordering":
      return { ...calculation, ordering: choice.ordering }
  }
}

const knows = (entries: ReadonlyArray<{ readonly id: number }>, id: number): boolean =>
  entries.some((entry) => entry.id === id)

const isOffered = (data: ConfigurationData, choice: Choice): boolean => {
  switch (choice.kind) {
    case "option":
      return parameterOf(data, choice.choice.id) !== undefined
    case "product":
      return knows(data.products, choice.id)
    case "station":
      return knows(data.stationList, choice.stations)
    case "certification":
      return knows(data.productCertificationList, choice.id)
    case "onlyCertification":
      return choice.id === null || knows(data.productCertificationList, choice.id)
    case "blowing":
      return knows(data.looseBlowingProcessList, choice.id)
    case "setting":
      // AppointmentPlus is the only setting that can be toggled (rule calculator.choice)
      return (
        choice.key === "AppointmentPlus" && data.productSettingList.some((entry) => entry.key === choice.key)
      )
    case "palletBags": {
      const { bags } = choice
      return (
        bags === null ||
        data.palletBagList.some(({ size, count }) => size === bags.size && count === bags.count)
      )
    }
    case "superProduct":
      return data.products.some(({ isUpselling }) => isUpselling)
    case "climate":
    case "ordering":
      return true
  }
}

const lacksDate = (data: ConfigurationData, choice: Choice): boolean =>
  choice.kind === "option" &&
  parameterOf(data, choice.choice.id)?.hasSubItems === true &&
  choice.choice.desiredDate === undefined

/**
 * Applies a choice; afterwards, there is exactly one option per group, one product and one number of stations (rule
 * calculator.choice).
 */
export const withChoice = (calculation: Calculation, data: ConfigurationData, choice: Choice): Calculation =>
  completeCalculation(applied(calculation, data, choice), data)

/** Returns the reason why a choice has no effect, or `undefined` if it has an effect. */
export const choiceProblem = (
  calculation: Calculation,
  data: ConfigurationData,
  choice: Choice
): ChoiceProblem | undefined => {
  if (!isOffered(data, choice)) return "notOffered"
  if (lacksDate(data, choice)) return "dateRequired"
  const next = withChoice(calculation, data, choice)
  return JSON.stringify(next) === JSON.stringify(completeCalculation(calculation, data))
    ? "alreadyChosen"
    : undefined
}
