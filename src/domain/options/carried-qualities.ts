import type { ProductGroupId } from "../product/product-group.ts"
import { qualitiesAsked, qualitiesOf } from "./qualities.ts"

/**
 * Returns the quality marks to ask for after a change of the fuel: those that the visitor asked for and that goods of
 * the new fuel can have as well, such as "ENplus A1" of loose pellets and of sacks. `undefined` if there are none (rule
 * calculator.carried).
 */
export const carriedQualities = (
  from: ProductGroupId,
  to: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlyArray<number> | undefined => {
  const known = qualitiesOf(to).map(({ id }) => id)
  const shared = qualitiesAsked(from, chosen)
    .map(({ id }) => id)
    .filter((id) => known.includes(id))
  return shared.length === 0 ? undefined : shared
}
