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
  /** The contact there, the telephone number, and a note for the driver; empty where nothing was given. */
  readonly buyer: string
  readonly phone: string
  readonly deliveryNote: string
  readonly address: string
  /** Null until something came. */
  readonly deliveredAmount: number | null
}

/** Something that the buyer has chosen for the delivery, in the catalogue's own words, e.g. hose and access. */
export interface DeliveryWish {
  readonly group: DeliveryWishGroup
  /** Empty where the group says it all. */
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

/** Who acts on an order: its dealer, or staff in the dealer's place, who give a reason. */
export const seats = ["dealer", "house"] as const

export type Seat = (typeof seats)[number]

/** What has come of an order, and how its money stands. */
export interface OrderBilling {
  /** Local date yyyy-MM-dd. */
  readonly deliveredOn: string
  /** In the unit of the product group. */
  readonly deliveredAmount: number
  /** Of the bill: gross, major units. */
  readonly totalPrice: number
  readonly invoiceNumber: string | null
  /** Number of what cancels the bill since the order was withdrawn. */
  readonly creditNumber: string | null
  /** Of a direct debit, where it stands. */
  readonly mandate: OrderMandate | null
  readonly isDirectDebit: boolean
}

/** An order as its dealer handles it, or staff in the dealer's or the buyer's place. */
export interface OpenOrder extends OffPlace {
  readonly orderId: string
  readonly orderNumber: string
  /** As it was read: every act names it. */
  readonly version: number
  readonly status: OrderStatus
  readonly dealerId: number
  readonly dealer: string
  readonly buyer: string
  readonly address: string
  readonly phone: string
  readonly email: string
  /** The buyer's words to the driver. */
  readonly deliveryNote: string
  /** Certificates that the goods have to have. */
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
  /** Empty for an order of one place. */
  readonly stations: ReadonlyArray<OpenStation>
  /** Where it is billed and paid; null where it is still open. */
  readonly billing: OrderBilling | null
  /** What its reader may do with it now. */
  readonly may: ReadonlyArray<OrderAct>
  readonly seat: Seat
}

/** How an order stands after an act: still open, or ended as far as its seller's list is concerned. */
export type OrderNow =
  | { readonly kind: "open"; readonly order: OpenOrder }
  | { readonly kind: "ended"; readonly status: OrderStatus }

/** The stations that still wait for their part. */
export const waitingStations = ({ stations }: Pick<OpenOrder, "stations">): ReadonlyArray<OpenStation> =>
  stations.filter(({ deliveredAmount }) => deliveredAmount === null)
