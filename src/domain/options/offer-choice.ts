import { encodePoints } from "../bulk/points-codec.ts"
import type { Calculation } from "./calculation.ts"
import type { ChildOffer } from "../offer/offer.ts"
import { encodeOrderQuery, type QueryValues } from "./order-query.ts"
import { qualitiesOf } from "./qualities.ts"

/**
 * Adds the parameters that distinguish an offer from other offers of the same dealer (`opcert`, `olbp`). Goods without
 * a quality mark also need them, because such goods may be more expensive than goods with a mark.
 */
const ofOffer = (
  calculation: Calculation,
  { certificationIds }: Pick<ChildOffer, "certificationIds">
): Calculation => ({
  ...calculation,
  ...(qualitiesOf(calculation.productGroupId).length === 0
    ? {}
    : { offerProductCertifications: certificationIds }),
  ...(calculation.looseBlowingProcess.length === 0
    ? {}
    : { offerLooseBlowingProcess: calculation.looseBlowingProcess })
})

/** Returns the points of a bulk order as the bulk order page writes them (`p`); empty for an order for one place. */
export const encodePlan = ({ countryId, points }: Pick<Calculation, "countryId" | "points">): QueryValues =>
  points === undefined ? {} : { p: encodePoints(countryId, points) }

/** Returns the query of `bestellparameter-bestaetigen`: the order query and the chosen offer. */
export const encodeOfferChoice = (
  calculation: Calculation,
  offer: Pick<ChildOffer, "dealerId" | "hash" | "totalPrice" | "certificationIds">
): QueryValues => ({
  ...encodeOrderQuery(ofOffer(calculation, offer)),
  ...encodePlan(calculation),
  dealer: String(offer.dealerId),
  offerHash: offer.hash,
  seen: offer.totalPrice.toFixed(2)
})
