import { type ProductGroup, type ProductGroupId, productGroup } from "../product/product-group.ts"

/** `price_row.certification_id` of goods without a certificate of which nothing is declared, e.g. all liquids. */
export const uncertified = 0

/** The certificates of a product group; liquids have none. What else buyers can choose by: `qualitiesOf`. */
export const certificationsOf = (groupId: ProductGroupId): ProductGroup["certificates"] =>
  productGroup(groupId).certificates
