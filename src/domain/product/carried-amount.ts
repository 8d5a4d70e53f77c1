import type { CountryId } from "../place/country.ts"
import { amountLimits, amountProblem } from "./amount.ts"
import { productGroup, type ProductGroupId } from "./product-group.ts"

/**
 * Returns the amount to use after a change of the fuel: the same amount if the unit is the same and the amount is
 * within the new fuel's limits and was not the default, which nobody chose (rule calculator.carried). Otherwise
 * `undefined`.
 */
export const carriedAmount = (
  countryId: CountryId,
  from: ProductGroupId,
  to: ProductGroupId,
  amount: number
): number | undefined =>
  productGroup(from).unit === productGroup(to).unit &&
  amount !== productGroup(from).defaultAmount &&
  amountProblem(amountLimits(countryId, to), amount) === undefined
    ? amount
    : undefined
