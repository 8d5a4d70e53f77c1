import { deliveryValues, goodsValues, lockValues, planValues } from "../../domain/price/offer-values.ts"
import type { PricedOffer } from "../../domain/price/price-offer.ts"
import { choiceText, deliveryText, goodsText, lockText, planText, rankText } from "./offer-texts.gen.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"
import type { Area } from "./snapshot.ts"

// Encoding offers through the contract's schema costs a multiple of pricing them, so the wire is written directly;
// a test reads it back through the schema and compares it with the offer of `to-offer.ts`.

/** Written once for all goods of an area. */
const deliveryJson = ({ calculation, request, day }: RankedOffers, area: Area, priced: PricedOffer): string =>
  deliveryText(deliveryValues({ calculation, request, calendar: day.calendar }, area, priced))

const noPlan = planText(planValues(0, undefined))

/**
 * What top-level and child offers have in common, without the end. The hash comes by a second name, for clients
 * that know no other.
 */
const commonJson = (
  { request: { productId, instalmentMonths } }: RankedOffers,
  area: Area,
  priced: PricedOffer,
  hash: string,
  delivery: string
): string =>
  `${lockText(lockValues(productId, area, priced, hash))},"hash":"${hash}"${area.json}${goodsText(
    goodsValues(productId, priced)
  )}${delivery}${instalmentMonths === undefined ? noPlan : planText(planValues(priced.total, instalmentMonths))}`

const unmarked = `${rankText({ badges: [] })}${choiceText({ selected: false })}`
const chosen = choiceText({ selected: true })

/** An offer as the wire carries it, with the same dealer's other ones below it. */
export const offerJson = (ranked: RankedOffers, marks: OfferMarks, offer: RankedOffer): string => {
  const { area } = offer
  const delivery = deliveryJson(ranked, area, offer.priced)
  let children = ""
  for (const priced of offer.others) {
    if (children !== "") children += ","
    children += `${commonJson(ranked, area, priced, marks.hashOf(area, priced), delivery)}${unmarked}`
  }
  const common = commonJson(ranked, area, offer.priced, marks.hashOf(area, offer.priced), delivery)
  return `${common}${rankText({ badges: marks.badgesOf(offer) })},"Children":[${children}]${chosen}`
}
