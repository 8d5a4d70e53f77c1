import { encodePoints } from "../bulk/points-codec.ts"
import type { Calculation } from "./calculation.ts"
import type { Decimal } from "../price/money.ts"
import type { ChildOffer } from "../offer/offer.ts"
import { encodeOrderQuery, type QueryValues } from "./order-query.ts"
import { qualitiesOf } from "./qualities.ts"

/** The offer that a visitor chose in the list, as the address of the confirm page names it (decision 010). */
export interface OfferChoice {
  readonly dealerId: number
  readonly offerHash: string
  /** The gross total that stood in the list, to be shown beside a changed one; it decides nothing. */
  readonly seenTotal: Decimal | undefined
}

/** What tells an offer from the same dealer's other ones (`opcert`, `olbp`); goods without a mark may be the dearer ones. */
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

/** The points of a bulk order, as its own page writes them (`p`); nothing for an order of one place. */
export const encodePlan = ({ countryId, points }: Pick<Calculation, "countryId" | "points">): QueryValues =>
  points === undefined ? {} : { p: encodePoints(countryId, points) }

/** Query of `bestellparameter-bestaetigen`: the order query and the chosen offer. */
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

/** Reads the chosen offer; without a dealer and a hash there is none. */
export const parseOfferChoice = (values: QueryValues): OfferChoice | undefined => {
  const dealer = values["dealer"] ?? ""
  const offerHash = values["offerHash"] ?? ""
  if (!/^[1-9][0-9]{0,7}$/u.test(dealer) || !/^[\w.:+/=-]{1,64}$/u.test(offerHash)) return undefined
  const seen = values["seen"] ?? ""
  return {
    dealerId: Number(dealer),
    offerHash,
    seenTotal: /^[0-9]{1,7}\.[0-9]{2}$/u.test(seen) ? Number(seen) : undefined
  }
}
