import { amountLimits } from "../product/amount.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { isZipOf } from "../place/zip.ts"
import type { CountryId } from "../place/country.ts"
import { type DeliveryPoint } from "./points-codec.ts"
import { bulkPointCount } from "./point-count.ts"

/**
 * Splits an amount at one place evenly into points of a bulk order: the requested number of points, or more if a
 * household may not order that much (rule amount.too-much). Returns an empty list if the place is invalid, so that the
 * bulk order page asks the visitor for it.
 */
export const splitPoints = (
  countryId: CountryId,
  groupId: ProductGroupId,
  {
    zipCode,
    amount,
    stations
  }: { readonly zipCode: string; readonly amount: number; readonly stations: number }
): ReadonlyArray<DeliveryPoint> => {
  if (!isZipOf(countryId, zipCode)) return []
  const { min, max } = bulkPointCount
  const most = amountLimits(countryId, groupId).max
  const count = Math.min(max, Math.max(min, stations, Math.ceil(amount / most)))
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, place) => ({
    zipCode,
    amount: place < amount % count ? each + 1 : each
  }))
}
