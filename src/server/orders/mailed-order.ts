import { type Address, emptyAddress } from "../../domain/address/address.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import { withoutTypedAnswers } from "../../domain/order/answers.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"

/** An order with the data that its mails need. */
export interface MailedOrder extends OrderView {
  /** Whether the buyer has proved that the mailbox is their own (decision 032). */
  readonly isMailboxProved: boolean
  /** The current mailbox in the dealer's record; the offer stores the one at the time of the offer. */
  readonly dealerEmail: string
}

/** An address reduced to the place that the price was calculated for. */
const placeOnly = ({ countryId }: Address, zipCode: string): Address => emptyAddress(countryId, zipCode)

/**
 * The order without any text typed by its buyer, for mails to an unproved mailbox. The ordered items and the postal
 * code that the price applies to remain.
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

/** An event without its typed reason. */
export const withoutReason = (event: LifeEvent): LifeEvent =>
  "reason" in event ? { ...event, reason: "" } : event
