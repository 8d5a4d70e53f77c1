import type { CountryId } from "../place/country.ts"
import type { LocalPageSegments } from "../place/local-page.ts"
import { encodeOptions } from "../options/options-codec.ts"
import { monthlyPaymentId } from "../options/option-ids.ts"
import { type ProductGroupId, type ProductGroupSlug, productGroup } from "../product/product-group.ts"
import { groupTable } from "../product/product-groups.ts"
import { isZipOf } from "../place/zip.ts"

/** What a landing page's calculator aims at (rule start.target). */
export type CalculatorTarget = "LOOSE" | "PALLET" | "INSTALLMENT_12"

/** Where start leads: the offer list of a group, with the values and whether its settings stand open. */
export interface OffersAddress {
  readonly productGroupSlug: ProductGroupSlug
  /** Empty where the list shall ask for it. */
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
  readonly openSettings: boolean
  /** What the target asks for besides. */
  readonly wish: TargetWish
}

/** Values of the order query that a target sets (rule calculator.address). */
export interface TargetWish {
  readonly options?: string
  readonly stations?: string
}

/** Loose pellets, or sacks on pallets for the target PALLET (rule start.target). */
export const groupOfTarget = (target: CalculatorTarget): ProductGroupId =>
  target === "PALLET" ? groupTable.sacks.id : groupTable.loosePellets.id

/** Twelve monthly instalments at one delivery point (rule start.target), where the country has them: not in francs. */
export const wishOfTarget = (target: CalculatorTarget, countryId: CountryId): TargetWish =>
  target === "INSTALLMENT_12" && countryId !== 3
    ? { options: encodeOptions([{ id: monthlyPaymentId, modifier: 12 }]), stations: "1" }
    : {}

/** Whether a country has what the target INSTALLMENT_12 asks for. */
export const hasInstalments = (countryId: CountryId): boolean =>
  wishOfTarget("INSTALLMENT_12", countryId).options !== undefined

/** What the calculator of a landing page aims at: instalments where the page is about them, sacks, or loose goods. */
export const targetOfLanding = (
  groupId: ProductGroupId | undefined,
  payment: "inInstalments" | "asUsual"
): CalculatorTarget =>
  payment === "inInstalments" ? "INSTALLMENT_12" : groupId === groupOfTarget("PALLET") ? "PALLET" : "LOOSE"

/** The query that leads to the offers; the zip code and the amount come first, as people read them. */
export const offersQuery = ({ zipCode, amount, openSettings, wish }: OffersAddress): string =>
  new URLSearchParams({
    ...(zipCode === "" ? {} : { zipCode }),
    amount: String(amount),
    ...wish,
    ...(openSettings ? { openSettings: "1" } : {})
  })
    .toString()
    .replaceAll("%24", "$")

/** The amount a fresh form shows: the group's own (rule amount.simple-limits). */
export const initialAmount = (groupId: ProductGroupId): number => productGroup(groupId).defaultAmount

/**
 * Another group keeps an amount that the user has chosen, as long as it counts the same way; kilograms are no number of
 * pallets. What the form began with was not chosen: the other group begins with its own.
 */
export const amountForGroup = (
  from: ProductGroupId,
  to: ProductGroupId,
  amount: number | null
): number | null =>
  amount !== initialAmount(from) && productGroup(from).isPallet === productGroup(to).isPallet
    ? amount
    : initialAmount(to)

/** The postal code that a local page stands for: the last segment of its address that is one, else none. */
export const zipOfPage = (countryId: CountryId, { countyOrCityZip, cityZip }: LocalPageSegments): string =>
  [cityZip, countyOrCityZip].find((segment) => segment !== undefined && isZipOf(countryId, segment)) ?? ""
