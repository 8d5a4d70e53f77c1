import { simpleAmountLimits } from "../amount.ts"
import { type ProductGroupId, type ProductGroupSlug, productGroup } from "../product-group.ts"

/** What a landing page's calculator aims at (shop.md 2 "Simple calculator"). */
export type CalculatorTarget = "LOOSE" | "PALLET"

/** Where start leads: the offer list of a group, with the values and whether its settings stand open. */
export interface OffersAddress {
  readonly productGroupSlug: ProductGroupSlug
  readonly zipCode: string
  /** In the unit of the product group. */
  readonly amount: number
  readonly openSettings: boolean
}

/** Loose pellets, or sacks on pallets for the target PALLET (shop.md 2). */
export const groupOfTarget = (target: CalculatorTarget): ProductGroupId => (target === "PALLET" ? 4 : 3)

/** The amount a fresh form shows: 6000 kg or litres, one pallet (shop.md 9). */
export const initialAmount = (groupId: ProductGroupId): number =>
  simpleAmountLimits(productGroup(groupId).unit).initial

/** Another group keeps the amount as long as it counts the same way; kilograms are no number of pallets. */
export const amountForGroup = (
  from: ProductGroupId,
  to: ProductGroupId,
  amount: number | null
): number | null => (productGroup(from).isPallet === productGroup(to).isPallet ? amount : initialAmount(to))
