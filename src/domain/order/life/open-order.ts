import type { CurrencyCode } from "../../place/country.ts"
import type { OrderStatus } from "../draft.ts"
import type { ProductGroupId } from "../../product/product-group.ts"
import type { OrderMandate } from "../../payment/debit-notice.ts"
import type { PaymentVariant } from "../steps.ts"
import type { OffPlace } from "./day-off.ts"
import type { OrderAct } from "./order-acts.ts"

/** One of several delivery stations, counted from 1; amounts in the unit of the product group. */
export interface OpenStation {
  readonly station: number
  readonly amount: number
  /**
   * Name and telephone number of the contact at the station, and a note for the driver; each is empty if not entered.
   */
  readonly buyer: string
  readonly phone: string
  readonly deliveryNote: string
  readonly address: string
  /** `null` until the station is delivered. */
  readonly deliveredAmount: number | null
}

/** A delivery option chosen by the buyer, e.g. hose or access, with its name from the catalogue. */
export interface DeliveryWish {
  readonly group: DeliveryWishGroup
  /** Empty if the group alone describes the option. */
  readonly name: string
  /** Local date yyyy-MM-dd of a desired date. */
  readonly day?: string
}

export const deliveryWishGroups = [
  "TubeLength",
  "TruckSize",
  "MaxDelivery",
  "DeliveryTime",
  "DesiredDate",
  "Blowing",
  "AppointmentPlus",
  "Climate"
] as const

export type DeliveryWishGroup = (typeof deliveryWishGroups)[number]

/**
 * Role in which the user acts on an order: `dealer` is the order's dealer; `house` means staff acting on behalf of the
 * dealer, who must give a reason for doing so.
 */
export const seats = ["dealer", "house"] as const

export type Seat = (typeof seats)[number]

/** Delivery and payment data of an order. */
export interface OrderBilling {
  /** Local date yyyy-MM-dd. */
  readonly deliveredOn: string
  /** In the unit of the product group. */
  readonly deliveredAmount: number
  /** Total of the bill: gross, major units. */
  readonly totalPrice: number
  readonly invoiceNumber: string | null
  /** Number of the credit note that cancels the bill after the order was withdrawn. */
  readonly creditNumber: string | null
  /** The mandate of a direct debit, and its state. */
  readonly mandate: OrderMandate | null
  readonly isDirectDebit: boolean
}

/** An order as handled by its dealer, or by staff on behalf of the dealer or the buyer. */
export interface OpenOrder extends OffPlace {
  readonly orderId: string
  readonly orderNumber: string
  /** The order's version as read; every action's request must contain it. */
  readonly version: number
  readonly status: OrderStatus
  readonly dealerId: number
  readonly dealer: string
  readonly buyer: string
  readonly address: string
  readonly phone: string
  readonly email: string
  /** The buyer's note to the driver. */
  readonly deliveryNote: string
  /** Required certificates of the goods. */
  readonly quality: ReadonlyArray<string>
  readonly wishes: ReadonlyArray<DeliveryWish>
  readonly payment: PaymentVariant
  readonly productGroupId: ProductGroupId
  readonly productName: string
  /** In the unit of the product group. */
  readonly amount: number
  /** Gross, major units. */
  readonly totalPrice: number
  readonly currency: CurrencyCode
  /** Local dates yyyy-MM-dd of the window that the buyer chose. */
  readonly startDeliveryPeriodDate: string
  readonly endDeliveryPeriodDate: string
  /** The day that was agreed last. */
  readonly scheduledDay: string | null
  readonly placedAt: string
  /** Empty for an order for one place. */
  readonly stations: ReadonlyArray<OpenStation>
  /** Billing and payment; `null` while the order is open. */
  readonly billing: OrderBilling | null
  /** The actions that the reader may perform now. */
  readonly may: ReadonlyArray<OrderAct>
  readonly seat: Seat
}

/** An order after an action: either still in its seller's list of open orders, or removed from this list. */
export type OrderNow =
  | { readonly kind: "open"; readonly order: OpenOrder }
  | { readonly kind: "ended"; readonly status: OrderStatus }

/** Returns the stations that have not received their delivery yet. */
export const waitingStations = ({ stations }: Pick<OpenOrder, "stations">): ReadonlyArray<OpenStation> =>
  stations.filter(({ deliveredAmount }) => deliveredAmount === null)
