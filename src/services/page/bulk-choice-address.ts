import { plannedPoints } from "../../domain/bulk/planned-points.ts"
import type { DeliveryPoint } from "../../domain/bulk/points-codec.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { confirmAddress } from "./order-addresses.ts"

/** Returns the URL of the confirm page of a bulk offer, with the default options of the product group. */
export const bulkChoiceAddress = (
  order: {
    readonly countryId: CountryId
    readonly productGroupId: ProductGroupId
    readonly points: ReadonlyArray<DeliveryPoint>
    readonly qualities: ReadonlyArray<number>
  },
  offer: Offer
): `/${string}` => {
  const data = configurationOf(order.countryId, order.productGroupId)
  const calculation = completeCalculation(
    {
      points: plannedPoints(order.points),
      ...(order.qualities.length === 0 ? {} : { productCertifications: order.qualities })
    },
    data
  )
  // leaves the options out, so that the defaults of the day on which the URL is opened apply
  return confirmAddress({ ...calculation, parameters: [] }, offer)
}
