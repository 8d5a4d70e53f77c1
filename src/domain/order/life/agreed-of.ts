import { fromDecimal } from "../../price/money.ts"
import type { OrderView } from "../draft.ts"
import { isDirectDebit } from "../../payment/variants.ts"
import type { Agreed } from "./order-life.ts"

/**
 * Returns the agreed terms of an order, on which its later events depend. They come from the data shown when the order
 * was placed.
 */
export const agreedOf = ({
  countryId,
  regionCode = null,
  productGroupId,
  calculation,
  offer,
  deliveryAddress,
  invoiceAddress,
  payment,
  stations
}: Pick<
  OrderView,
  | "countryId"
  | "productGroupId"
  | "calculation"
  | "offer"
  | "deliveryAddress"
  | "invoiceAddress"
  | "payment"
  | "stations"
> & { readonly regionCode?: string | null }): Agreed => ({
  countryId,
  regionCode,
  productGroupId,
  isConsumer: (invoiceAddress ?? deliveryAddress).companyName.trim() === "",
  isInteraidPayment: payment.isInteraidPayment,
  isDirectDebit: isDirectDebit(payment.variant),
  amount: calculation.amount,
  stationAmounts: stations.map(({ amount }) => amount),
  priceUnitAmount: offer.unitPriceUnit.amount,
  goodsCents: fromDecimal(offer.goodsPrice),
  feesCents: fromDecimal(offer.totalPrice) - fromDecimal(offer.goodsPrice),
  vatTenths: Math.round(offer.vatRate * 10),
  earlierVatTenths: offer.earlierVat === null ? null : Math.round(offer.earlierVat.vatRate * 10),
  windowStart: offer.startDeliveryPeriodDate,
  windowEnd: offer.endDeliveryPeriodDate
})
