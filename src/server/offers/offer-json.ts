import { deliveryValues, goodsValues, lockValues, planValues } from "../../domain/price/offer-values.ts"
import type { PricedOffer } from "../../domain/price/price-offer.ts"
import { choiceText, deliveryText, goodsText, lockText, planText, rankText } from "./offer-texts.gen.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"
import type { Area } from "./snapshot.ts"

// Encoding offers through the contract's schema costs several times as much as pricing them, so the JSON is written
// directly; a test decodes it with the schema and compares it with the offer of `to-offer.ts`.

/** Writes the delivery fields once for all goods of an area. */
const deliveryJson = ({ calculation, request, day }: RankedOffers, area: Area, priced: PricedOffer): string =>
  deliveryText(deliveryValues({ calculation, request, calendar: day.calendar }, area, priced))

const noPlan = planText(planValues(0, undefined))

/**
 * Writes the fields that top-level and child offers share, without the closing bracket. The hash is included under a
 * second name, for clients that only use that name.
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

/** Writes an offer in the wire format, with the dealer's other offers nested in it. */
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
