import { encodePoints } from "../bulk/points-codec.ts"
import type { Calculation } from "./calculation.ts"
import { completeCalculation, withoutDefaults } from "./complete-calculation.ts"
import type { ConfigurationData } from "./configuration-data.ts"
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

/**
 * Returns the same query without the choices that the defaults of the group imply, for the links in each row of a list:
 * the confirm page fills them in again. Without data, returns the whole query.
 */
export const shortOfferChoice = (
  calculation: Calculation,
  offer: Parameters<typeof encodeOfferChoice>[1],
  data: ConfigurationData | null
): QueryValues => {
  if (data === null) return encodeOfferChoice(calculation, offer)
  const usual = encodeOrderQuery(withoutDefaults(completeCalculation({}, data), data))
  return Object.fromEntries(
    Object.entries(encodeOfferChoice(withoutDefaults(calculation, data), offer)).filter(
      ([name, value]) => name === "amount" || value !== usual[name]
    )
  )
}
