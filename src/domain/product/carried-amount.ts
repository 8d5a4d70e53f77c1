import type { CountryId } from "../place/country.ts"
import { amountLimits, amountProblem } from "./amount.ts"
import { productGroup, type ProductGroupId } from "./product-group.ts"

/**
 * The amount of one fuel carried over to another one: only for the same unit, within its limits, and not the default
 * amount, which was never chosen (rule calculator.carried). Otherwise `undefined`.
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
