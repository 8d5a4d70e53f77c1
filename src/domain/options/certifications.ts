import { type ProductGroup, type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Value of `price_row.certification_id` for goods without certificates and declared marks, e.g. all liquids. */
export const uncertified = 0

/**
 * Returns the certificates of a product group; liquids have none. `qualitiesOf` returns all qualities that buyers can
 * choose.
 */
export const certificationsOf = (groupId: ProductGroupId): ProductGroup["certificates"] =>
  productGroup(groupId).certificates
