import type { ProductGroup } from "./product-group.ts"

/**
 * Returns the name of a group's ordinary goods as offered. If better goods stand beside them and no certificate tells
 * the two apart, as of heating oil, the name says which ones they are (rule offer.like-with-like).
 */
export const usualName = ({
  name,
  superProductId,
  certificates
}: Pick<ProductGroup, "name" | "superProductId" | "certificates">): string =>
  superProductId !== undefined && certificates.length === 0 ? `${name} Standard` : name
