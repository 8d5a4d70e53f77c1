// Written by `npm run generate` from src/domain/offer/offer-members.ts.
import type { PartValues } from "../../domain/offer/offer-members.ts"
import { integers, listed, money, quoted, words } from "./json-text.ts"

export const lockText = (of: PartValues<"lock">): string =>
  `{"Id":"${of.id}","Hash":"${of.hash}"`

export const dealerText = (of: PartValues<"dealer">): string =>
  `,"DealerId":${of.dealerId},"BranchId":${of.branchId},"Name":${quoted(of.name)},"LogoUrl":${of.logoUrl === null ? "null" : quoted(of.logoUrl)},"ProfileLink":${of.profileLink === null ? "null" : quoted(of.profileLink)},"Seller":{"Name":${quoted(of.seller.name)},"Street":${quoted(of.seller.street)},"ZipCode":${quoted(of.seller.zipCode)},"City":${quoted(of.seller.city)},"Email":${quoted(of.seller.email)},"Phone":${quoted(of.seller.phone)},"EnplusId":${of.seller.enplusId === null ? "null" : quoted(of.seller.enplusId)}},"Rating":${of.rating},"RatingCount":${of.ratingCount},"IsInteraid":${of.isInteraid},"Currency":"${of.currency}","UnitPriceUnit":{"Amount":${of.unitPriceUnit.amount},"Unit":"${of.unitPriceUnit.unit}"},"BasePriceUnit":"${of.basePriceUnit}"`

export const termsText = (of: PartValues<"terms">): string =>
  `,"PalletBags":${of.palletBags === null ? "null" : `{"Size":${of.palletBags.size},"Count":${of.palletBags.count}}`},"Savings":${of.savings === null ? "null" : `{"Amount":${money(of.savings.amount)},"Reference":${quoted(of.savings.reference)}}`},"PaymentIds":[${integers(of.paymentIds)}],"DefaultPaymentId":${of.defaultPaymentId},"IsInteraidPayment":${of.isInteraidPayment}`

export const goodsText = (of: PartValues<"goods">): string =>
  `,"ProductId":${of.productId},"CertificationIds":[${integers(of.certificationIds)}],"UnitPrice":${money(of.unitPrice)},"BasePrice":${money(of.basePrice)},"GoodsPrice":${money(of.goodsPrice)},"NetTotal":${money(of.netTotal)},"VatRate":${of.vatRate},"VatAmount":${money(of.vatAmount)},"TotalPrice":${money(of.totalPrice)},"EarlierVat":${of.earlierVat === null ? "null" : `{"VatRate":${of.earlierVat.vatRate},"VatAmount":${money(of.earlierVat.vatAmount)},"TotalPrice":${money(of.earlierVat.totalPrice)}}`}`

export const deliveryText = (of: PartValues<"delivery">): string =>
  `,"Fees":[${listed(of.fees, (each) => `{"Key":"${each.key}","Name":"${each.name}","Amount":${money(each.amount)},"PerStation":${each.perStation}}`)}],"DeliveryPeriodDays":${of.deliveryPeriodDays},"StartDeliveryPeriodDate":"${of.startDeliveryPeriodDate}","EndDeliveryPeriodDate":"${of.endDeliveryPeriodDate}","AppointmentPlusPrice":${of.appointmentPlusPrice === null ? "null" : money(of.appointmentPlusPrice)}${of.distance === undefined ? "" : `,"Distance":${of.distance === null ? "null" : of.distance}`}`

export const planText = (of: PartValues<"plan">): string =>
  `,"MonthlyRateCount":${of.monthlyRateCount},"MonthlyRate":${of.monthlyRate === null ? "null" : money(of.monthlyRate)},"EffectiveAnnualRate":${of.effectiveAnnualRate === null ? "null" : of.effectiveAnnualRate}`

export const rankText = (of: PartValues<"rank">): string =>
  `,"Badges":[${words(of.badges)}]`

export const choiceText = (of: PartValues<"choice">): string =>
  `,"Selected":${of.selected}}`
