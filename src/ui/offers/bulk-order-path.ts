import type { Calculation } from "../../domain/options/calculation.ts"
import { encodePoints } from "../../domain/bulk/points-codec.ts"
import { splitPoints } from "../../domain/bulk/split-points.ts"
import { askedIn, facetsOf } from "../../domain/options/qualities.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/**
 * Returns the quality that the list is narrowed to: a bulk order knows one mark of each facet, so of several ones it
 * knows none (rule bulk.certificate).
 */
const onlyQualities = ({ productGroupId, productCertifications }: Calculation): ReadonlyArray<number> =>
  facetsOf(productGroupId).flatMap((facet) => {
    const [mark, ...others] = askedIn(facet, productCertifications)
    return mark === undefined || others.length > 0 ? [] : [mark.id]
  })

/**
 * Returns the path that opens a calculation as a bulk order, with the same place and quality, and the amount split among
 * several households.
 */
export const bulkOrderPath = (calculation: Calculation): `/${string}` => {
  const { countryId, productGroupId } = calculation
  const path: `/${string}` = `/${productGroup(productGroupId).slug}/sammelbestellung`
  const query = Object.entries({
    p: encodePoints(countryId, splitPoints(countryId, productGroupId, calculation)),
    pcert: onlyQualities(calculation).join(",")
  }).flatMap(([name, value]) => (value === "" ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return query.length === 0 ? path : `${path}?${query.join("&")}`
}
