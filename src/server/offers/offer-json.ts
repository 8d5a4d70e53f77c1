import type { Cents } from "../../domain/price/money.ts"
import type { OfferBadge } from "../../domain/offer/offer.ts"
import { marksOf } from "../../domain/options/quality-id.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { offerId } from "../../domain/price/child-offer.ts"
import { appointmentPlusPrice, type PricedOffer } from "../../domain/price/price-offer.ts"
import { effectiveRateHundredths, instalmentRate } from "../../domain/price/instalment.ts"
import { type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"
import type { Area } from "./snapshot.ts"

// Encoding offers through the contract's schema costs a multiple of pricing them, so the wire is written directly;
// a test reads it back through the schema and compares it with the offer of `to-offer.ts`.

const markTexts = new Map<number, string>()

/** The marks of goods as text between brackets; there are few, and every offer has one. */
const marksJson = (certificationId: number): string => {
  const text = markTexts.get(certificationId) ?? marksOf(certificationId).join()
  markTexts.set(certificationId, text)
  return text
}

const hundredths = Array.from({ length: 100 }, (_, cents) => `.${cents < 10 ? "0" : ""}${cents}`)

/** Whole cents ≥ 0 as a JSON number with two decimals. */
const money = (cents: Cents): string => Math.floor(cents / 100) + (hundredths[cents % 100] ?? "")

const feeStarts: ReadonlyMap<ProductGroupId, ReadonlyArray<string>> = new Map(
  productGroups.map((group) => [
    group.id,
    feesOf(group.id).map(
      (entry) => `{"Key":${JSON.stringify(entry.key)},"Name":${JSON.stringify(entry.name)},"Amount":`
    )
  ])
)

const feesJson = (groupId: ProductGroupId, priced: PricedOffer): string => {
  const starts = feeStarts.get(groupId) ?? []
  let json = ""
  for (const fee of priced.fees) {
    if (json !== "") json += ","
    json += `${starts[fee.slot] ?? ""}${money(fee.amount)},"PerStation":${fee.perStation ? "true" : "false"}}`
  }
  return json
}

const earlierJson = (priced: PricedOffer): string =>
  priced.earlier === undefined
    ? "null"
    : `{"VatRate":${priced.earlier.vatTenths / 10},"VatAmount":${money(priced.earlier.vat)},"TotalPrice":${money(
        priced.earlier.total
      )}}`

const badgesJson = (badges: ReadonlyArray<OfferBadge>): string =>
  badges.length === 0 ? "" : `"${badges.join('","')}"`

const noPlan = '"MonthlyRateCount":0,"MonthlyRate":null,"EffectiveAnnualRate":null'

const planJson = (priced: PricedOffer, months: number | undefined): string => {
  if (months === undefined) return noPlan
  return `"MonthlyRateCount":${months},"MonthlyRate":${money(instalmentRate(priced.total, months))},"EffectiveAnnualRate":${effectiveRateHundredths / 100}`
}

/** What all goods of one area have in common: they come together, for the same fees. */
const deliveryJson = (ranked: RankedOffers, area: Area, priced: PricedOffer): string => {
  const { dates } = ranked.day.calendar
  const appointment = appointmentPlusPrice(ranked.request, area)
  return `"Fees":[${feesJson(ranked.snapshot.productGroupId, priced)}],"DeliveryPeriodDays":${
    priced.end
  },"StartDeliveryPeriodDate":"${dates[priced.start] ?? ""}","EndDeliveryPeriodDate":"${
    dates[priced.end] ?? ""
  }","AppointmentPlusPrice":${appointment === undefined ? "null" : money(appointment)}`
}

/** What top-level and child offers have in common, without the closing brace. */
const commonJson = (
  { request: { productId, instalmentMonths } }: RankedOffers,
  area: Area,
  priced: PricedOffer,
  hash: string,
  delivery: string
): string =>
  `{"Id":"${offerId(area, priced, productId)}","Hash":"${hash}","hash":"${hash}",${area.json},"ProductId":${productId},"CertificationIds":[${marksJson(
    priced.certificationId
  )}],"UnitPrice":${money(priced.unitPrice)},"BasePrice":${money(priced.basePrice)},"GoodsPrice":${money(
    priced.goods
  )},"NetTotal":${money(priced.net)},"VatRate":${priced.vatTenths / 10},"VatAmount":${money(
    priced.vat
  )},"TotalPrice":${money(priced.total)},"EarlierVat":${earlierJson(priced)},${delivery},${planJson(
    priced,
    instalmentMonths
  )}`

/** An offer as the wire carries it, with the same dealer's other ones below it. */
export const offerJson = (ranked: RankedOffers, marks: OfferMarks, offer: RankedOffer): string => {
  const { area } = offer
  const delivery = deliveryJson(ranked, area, offer.priced)
  let children = ""
  for (const priced of offer.others) {
    if (children !== "") children += ","
    children += `${commonJson(ranked, area, priced, marks.hashOf(area, priced), delivery)},"Badges":[],"Selected":false}`
  }
  const common = commonJson(ranked, area, offer.priced, marks.hashOf(area, offer.priced), delivery)
  return `${common},"Badges":[${badgesJson(marks.badgesOf(offer))}],"Children":[${children}],"Selected":true}`
}
