import type { CountryId } from "../place/country.ts"
import { amountLimits, amountProblem } from "./amount.ts"
import { productGroup, type ProductGroupId } from "./product-group.ts"

/** An amount in its unit, e.g. "6000 kg", as stored when the visitor types it. */
export const typedAmount = (groupId: ProductGroupId, amount: number): string =>
  `${amount} ${productGroup(groupId).unit}`

/**
 * Whether the visitor chose an amount: it differs from the group's default amount, or the visitor typed it (rule
 * calculator.carried).
 */
export const isChosenAmount = (groupId: ProductGroupId, amount: number, typed?: string): boolean =>
  amount !== productGroup(groupId).defaultAmount || typed === typedAmount(groupId, amount)

/**
 * Returns the amount to use after a change of the fuel: the same amount if it was chosen, the unit is the same and the
 * amount is within the new fuel's limits (rule calculator.carried). Otherwise `undefined`.
 */
export const carriedAmount = (
  countryId: CountryId,
  from: ProductGroupId,
  to: ProductGroupId,
  amount: number,
  typed?: string
): number | undefined =>
  productGroup(from).unit === productGroup(to).unit &&
  isChosenAmount(from, amount, typed) &&
  amountProblem(amountLimits(countryId, to), amount) === undefined
    ? amount
    : undefined
