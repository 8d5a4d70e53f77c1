import type { ProductGroup } from "./product-group.ts"

/**
 * Returns the names of the quality marks of goods, e.g. "Buche, 33 cm, PEFC"; empty for goods without any. Apart from
 * `domain/offer/quality.ts`, because the script of a returning visitor's price must stay small.
 */
export const markNames = (
  { declared, certificates }: Pick<ProductGroup, "declared" | "certificates">,
  ids: ReadonlyArray<number>
): string =>
  [...declared.flatMap(({ marks }) => marks), ...certificates]
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ")
