import { groupOfProduct, productName } from "../../domain/options/products.ts"

/** Returns the name of a sold product; its number if the product is no longer offered. */
export const nameOfProduct = (productId: number): string => {
  const group = groupOfProduct(productId)
  return group === undefined ? String(productId) : productName(group.id, productId)
}
