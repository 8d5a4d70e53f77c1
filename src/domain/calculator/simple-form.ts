import type { CountryId } from "../place/country.ts"
import type { LocalPageSegments } from "../place/local-page.ts"
import { encodeOptions } from "../options/options-codec.ts"
import { monthlyPaymentId } from "../options/option-ids.ts"
import { type ProductGroupId, type ProductGroupSlug, productGroup } from "../product/product-group.ts"
import { groupTable } from "../product/group-table.ts"
import { isZipOf } from "../place/zip.ts"

/** Target of a landing page's calculator (rule start.target). */
export type CalculatorTarget = "LOOSE" | "PALLET" | "INSTALLMENT_12"

/**
 * Destination of the start button: the offer list of a group, with the entered values and a flag that states whether
 * the settings are open.
 */
export interface OffersAddress {
  readonly productGroupSlug: ProductGroupSlug
  /** Empty if the offer list should ask the visitor for the postal code. */
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
  readonly openSettings: boolean
  /** Additional values that the target sets. */
  readonly wish: TargetWish
}

/** Values of the order query that a target sets (rule calculator.address). */
export interface TargetWish {
  readonly options?: string
  readonly stations?: string
}

/** Returns the product group of a target: sacks on pallets for PALLET, otherwise loose pellets (rule start.target). */
export const groupOfTarget = (target: CalculatorTarget): ProductGroupId =>
  target === "PALLET" ? groupTable.sacks.id : groupTable.loosePellets.id

/**
 * Returns the values for twelve monthly instalments at one delivery point (rule start.target) if the country offers
 * instalments, which Switzerland does not.
 */
export const wishOfTarget = (target: CalculatorTarget, countryId: CountryId): TargetWish =>
  target === "INSTALLMENT_12" && countryId !== 3
    ? { options: encodeOptions([{ id: monthlyPaymentId, modifier: 12 }]), stations: "1" }
    : {}

/** Whether a country offers the instalments of the target INSTALLMENT_12. */
export const hasInstalments = (countryId: CountryId): boolean =>
  wishOfTarget("INSTALLMENT_12", countryId).options !== undefined

/**
 * Returns the target of the calculator on a landing page: instalments if the page is about instalments, otherwise sacks
 * or loose goods.
 */
export const targetOfLanding = (
  groupId: ProductGroupId | undefined,
  payment: "inInstalments" | "asUsual"
): CalculatorTarget =>
  payment === "inInstalments" ? "INSTALLMENT_12" : groupId === groupOfTarget("PALLET") ? "PALLET" : "LOOSE"

/** Returns the query of the offers page; postal code and amount come first, for readability. */
export const offersQuery = ({ zipCode, amount, openSettings, wish }: OffersAddress): string =>
  new URLSearchParams({
    ...(zipCode === "" ? {} : { zipCode }),
    amount: String(amount),
    ...wish,
    ...(openSettings ? { openSettings: "1" } : {})
  })
    .toString()
    .replaceAll("%24", "$")

/** Returns the initial amount of a form: the group's default (rule amount.simple-limits). */
export const initialAmount = (groupId: ProductGroupId): number => productGroup(groupId).defaultAmount

/** The amount of a form, and whether the visitor has chosen it. */
export interface FormAmount {
  /** In the unit of the product group; null for an empty field, 0 for text without digits. */
  readonly amount: number | null
  readonly isAmountChosen: boolean
}

/**
 * Returns the amount after a change of the group. An amount chosen by the visitor is kept if both groups use the same
 * unit (kilograms cannot become pallets), even if it equals the initial amount of the old group. Otherwise, the new
 * group starts with its own initial amount.
 */
export const amountForGroup = (
  from: ProductGroupId,
  to: ProductGroupId,
  { amount, isAmountChosen }: FormAmount
): FormAmount =>
  isAmountChosen && productGroup(from).isPallet === productGroup(to).isPallet
    ? { amount, isAmountChosen }
    : { amount: initialAmount(to), isAmountChosen: false }

/** Returns the postal code of a local page: the last path segment that is a postal code, otherwise an empty text. */
export const zipOfPage = (countryId: CountryId, { countyOrCityZip, cityZip }: LocalPageSegments): string =>
  [cityZip, countyOrCityZip].find((segment) => segment !== undefined && isZipOf(countryId, segment)) ?? ""
