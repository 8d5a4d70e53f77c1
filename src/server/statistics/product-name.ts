import { groupOfProduct, productName } from "../../domain/options/products.ts"

/** The name of a product that somebody has sold; of one that nobody sells any more its number. */
export const nameOfProduct = (productId: number): string => {
  const group = groupOfProduct(productId)
  return group === undefined ? String(productId) : productName(group.id, productId)
}
