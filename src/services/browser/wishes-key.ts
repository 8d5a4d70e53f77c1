/** Key of the stored wishes of a country and product group. */
export const wishesKey = (of: {
  readonly countryId: number
  readonly productGroupId: number | string
}): string => `calc:${of.countryId}:${of.productGroupId}`
