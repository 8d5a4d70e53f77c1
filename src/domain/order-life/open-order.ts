import type { CurrencyCode } from "../country.ts"
import type { OrderStatus } from "../order-draft.ts"
import type { ProductGroupId } from "../product-group.ts"
import type { OpenStatus, SellerAct } from "./open-orders.ts"

/** One of several delivery stations, counted from 1; amounts in the unit of the product group. */
export interface OpenStation {
  readonly station: number
  readonly amount: number
  readonly address: string
  /** Null until something came. */
  readonly deliveredAmount: number | null
}

/** An order whose goods are still to come, as its seller needs it to lead it on (domain.md 5.3). */
export interface OpenOrder {
  readonly orderId: string
  readonly orderNumber: string
  /** As it was read: every act names it. */
  readonly version: number
  readonly status: OpenStatus
  readonly dealerId: number
  readonly dealer: string
  readonly buyer: string
  readonly address: string
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
  /** What whoever reads it may do with it now. */
  readonly may: ReadonlyArray<SellerAct>
}

/** How an order stands after an act: still open, or ended as far as its seller's list is concerned. */
export type OrderNow =
  | { readonly kind: "open"; readonly order: OpenOrder }
  | { readonly kind: "ended"; readonly status: OrderStatus }

/** The stations that still wait for their part. */
export const waitingStations = ({ stations }: Pick<OpenOrder, "stations">): ReadonlyArray<OpenStation> =>
  stations.filter(({ deliveredAmount }) => deliveredAmount === null)
