// Written by `npm run generate` from src/domain/offer/offer-members.ts.
import type { OfferFee } from "../offer/offer.ts"
import type { PartValues } from "../offer/offer-members.ts"
import { toDecimal } from "./money.ts"

export const feesInMajorUnits = (fees: ReadonlyArray<OfferFee>): ReadonlyArray<OfferFee> =>
  fees.map((each) => ({ key: each.key, name: each.name, amount: toDecimal(each.amount), perStation: each.perStation }))

export const offerInMajorUnits = (
  lock: PartValues<"lock">,
  dealer: PartValues<"dealer">,
  terms: PartValues<"terms">,
  goods: PartValues<"goods">,
  delivery: PartValues<"delivery">,
  plan: PartValues<"plan">
): PartValues<"lock" | "dealer" | "terms" | "goods" | "delivery" | "plan"> => ({
  id: lock.id,
  hash: lock.hash,
  dealerId: dealer.dealerId,
  branchId: dealer.branchId,
  name: dealer.name,
  logoUrl: dealer.logoUrl,
  profileLink: dealer.profileLink,
  seller: dealer.seller,
  rating: dealer.rating,
  ratingCount: dealer.ratingCount,
  isInteraid: dealer.isInteraid,
  productId: goods.productId,
  palletBags: terms.palletBags,
  certificationIds: goods.certificationIds,
  currency: dealer.currency,
  unitPrice: toDecimal(goods.unitPrice),
  unitPriceUnit: dealer.unitPriceUnit,
  basePrice: toDecimal(goods.basePrice),
  basePriceUnit: dealer.basePriceUnit,
  goodsPrice: toDecimal(goods.goodsPrice),
  netTotal: toDecimal(goods.netTotal),
  vatRate: goods.vatRate,
  vatAmount: toDecimal(goods.vatAmount),
  totalPrice: toDecimal(goods.totalPrice),
  earlierVat: goods.earlierVat === null ? null : { vatRate: goods.earlierVat.vatRate, vatAmount: toDecimal(goods.earlierVat.vatAmount), totalPrice: toDecimal(goods.earlierVat.totalPrice) },
  fees: delivery.fees.map((each) => ({ key: each.key, name: each.name, amount: toDecimal(each.amount), perStation: each.perStation })),
  savings: terms.savings === null ? null : { amount: toDecimal(terms.savings.amount), reference: terms.savings.reference },
  deliveryPeriodDays: delivery.deliveryPeriodDays,
  startDeliveryPeriodDate: delivery.startDeliveryPeriodDate,
  endDeliveryPeriodDate: delivery.endDeliveryPeriodDate,
  appointmentPlusPrice: delivery.appointmentPlusPrice === null ? null : toDecimal(delivery.appointmentPlusPrice),
  ...(delivery.distance !== undefined && { distance: delivery.distance }),
  paymentIds: terms.paymentIds,
  defaultPaymentId: terms.defaultPaymentId,
  isInteraidPayment: terms.isInteraidPayment,
  monthlyRateCount: plan.monthlyRateCount,
  monthlyRate: plan.monthlyRate === null ? null : toDecimal(plan.monthlyRate),
  effectiveAnnualRate: plan.effectiveAnnualRate
})
