import { type ProductGroup, type ProductGroupId, productGroup } from "../product/product-group.ts"

/** `price_row.certification_id` of goods without certificates and declared marks, e.g. all liquids. */
export const uncertified = 0

/**
 * The certificates of a product group; liquids have none. All other qualities that buyers can choose: `qualitiesOf`.
 */
export const certificationsOf = (groupId: ProductGroupId): ProductGroup["certificates"] =>
  productGroup(groupId).certificates
