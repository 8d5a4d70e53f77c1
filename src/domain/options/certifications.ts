import { type ProductGroup, type ProductGroupId, productGroup } from "../product/product-group.ts"

/** `price_row.certification_id` of goods without a certificate, e.g. all liquids. */
export const uncertified = 0

/** Certificates a buyer can ask for in a product group (`pcert` of rule option.certifications); liquids have none. */
export const certificationsOf = (groupId: ProductGroupId): ProductGroup["certificates"] =>
  productGroup(groupId).certificates

/**
 * The certifications asked for, or `undefined` when every row will do: nothing chosen, nothing known, or all of them
 * (rule option.certifications). Only then are uncertified goods offered as well.
 */
export const certificationsAsked = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number>
): ReadonlySet<number> | undefined => {
  const known = certificationsOf(groupId).filter((entry) => chosen.includes(entry.id))
  return known.length === 0 || known.length === certificationsOf(groupId).length
    ? undefined
    : new Set(known.map((entry) => entry.id))
}
