import { type Address, emptyAddress } from "../../domain/address/address.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import { withoutTypedAnswers } from "../../domain/order/answers.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"

/** An order with the data that its mails need. */
export interface MailedOrder extends OrderView {
  /** Whether the buyer has verified that the e-mail address is their own (decision 032). */
  readonly isMailboxProved: boolean
  /** The current e-mail address in the dealer's record; the offer stores the one at the time of the offer. */
  readonly dealerEmail: string
}

/** Reduces an address to the place for which the price was calculated. */
const placeOnly = ({ countryId }: Address, zipCode: string): Address => emptyAddress(countryId, zipCode)

/**
 * Returns the order without any text typed by the buyer, for mails to an unverified e-mail address. The ordered items
 * and the postal code for which the price was calculated remain.
 */
export const withoutFreeText = <Order extends OrderView>(order: Order): Order => {
  const { calculation, payment } = order
  const zips = zipsOfStations(calculation)
  return {
    ...withoutTypedAnswers(order),
    deliveryAddress: placeOnly(order.deliveryAddress, calculation.zipCode),
    invoiceAddress: order.invoiceAddress === null ? null : placeOnly(order.invoiceAddress, ""),
    stations: order.stations.map(({ amount, address }, place) => ({
      amount,
      address: placeOnly(address, zips[place] ?? "")
    })),
    payment: {
      ...payment,
      orderReference: "",
      ...(payment.mandate === undefined ? {} : { mandate: { ...payment.mandate, accountHolder: "" } })
    }
  }
}

/** Returns an event without its typed reason. */
export const withoutReason = (event: LifeEvent): LifeEvent =>
  "reason" in event ? { ...event, reason: "" } : event
