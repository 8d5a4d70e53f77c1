import type { Address } from "../../../domain/address/address.ts"
import { buyerName } from "../../../domain/address/buyer-name.ts"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { deliveryWishes, qualityOf } from "../../../domain/order/life/delivery-wishes.ts"
import type { OpenOrder, Seat } from "../../../domain/order/life/open-order.ts"
import { orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import { buyerActsOf } from "../../../machines/order-life/buyer-acts.ts"
import { actsOf } from "../../../machines/order-life/seller-acts.ts"
import { iso } from "../../db/iso.ts"
import { agreedOfRow, factsOf, lifeColumns, type LifeRow } from "../life/life-row.ts"

/** An order as read from `customer_order o join dealer d`. */
export interface OrderRow extends LifeRow {
  readonly dealer: string
  readonly totalPrice: number
  readonly currency: CurrencyCode
  readonly placedAt: string
}

export const orderColumns = `${lifeColumns}, d.name as dealer, o.total_cents::float8 / 100 as "totalPrice", o.currency,
  ${iso("o.placed_at")} as "placedAt"`

const lineOf = ({ street, houseNumber, addition, zipCode, city }: Address): string =>
  [`${street} ${houseNumber}`.trim(), addition, `${zipCode} ${city}`].filter((part) => part !== "").join(", ")

/**
 * The desk from which the caller acts, and whether the caller may act on behalf of the dealer (`mayLead`) or of the
 * buyer (`mayEnd`).
 */
export interface Rights {
  readonly seat: Seat
  readonly mayLead: boolean
  readonly mayEnd: boolean
}

/**
 * Returns the actions that are possible on an order now; an order of another version of the state machine is read-only.
 */
export const mayOf = (row: LifeRow, { seat, mayLead, mayEnd }: Rights, today: string): OpenOrder["may"] => {
  if (row.lifeVersion !== orderLifeVersion) return []
  const [agreed, life] = [agreedOfRow(row), { status: row.status, facts: factsOf(row) }]
  return [
    ...(mayLead ? actsOf(agreed, life, seat === "house" ? "operator" : "seller", today) : []),
    ...(mayEnd ? buyerActsOf(agreed, life, today) : [])
  ]
}

/** Returns the order with the data that a user needs to act on it. */
export const toOpenOrder = (
  row: OrderRow,
  may: OpenOrder["may"],
  seat: Seat,
  { closures = [], billing = null }: Partial<Pick<OpenOrder, "closures" | "billing">> = {}
): OpenOrder => {
  const { orderId, orderNumber, version, status, dealerId, dealer, productGroupId, receipt } = row
  const { totalPrice, currency, placedAt } = row
  const { offer, calculation, deliveryAddress, emailAddress, payment } = receipt
  const { scheduledDay, stations } = factsOf(row)
  return {
    orderId,
    orderNumber,
    version,
    status,
    countryId: row.countryId,
    regionCode: row.regionCode,
    closures,
    dealerId,
    dealer,
    buyer: buyerName(deliveryAddress),
    address: lineOf(deliveryAddress),
    phone: deliveryAddress.phone,
    email: emailAddress,
    deliveryNote: deliveryAddress.deliveryNote,
    quality: qualityOf({ productGroupId }, offer),
    wishes: deliveryWishes(calculation),
    payment: payment.variant,
    productGroupId,
    productName: goodsName(productGroupId, offer),
    amount: calculation.amount,
    totalPrice,
    currency,
    startDeliveryPeriodDate: offer.startDeliveryPeriodDate,
    endDeliveryPeriodDate: offer.endDeliveryPeriodDate,
    scheduledDay,
    placedAt,
    stations: (receipt.stations ?? []).map(({ amount, address }, place) => ({
      station: place + 1,
      amount,
      buyer: buyerName(address),
      phone: address.phone,
      deliveryNote: address.deliveryNote,
      address: lineOf(address),
      deliveredAmount: stations.find(({ station }) => station === place + 1)?.amount ?? null
    })),
    billing,
    may,
    seat
  }
}
