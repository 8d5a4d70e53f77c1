import type { CurrencyCode } from "../place/country.ts"
import type { OrderView } from "./draft.ts"
import type { Unit } from "../product/group-facts.ts"

/**
 * An order in the lists of the customer area; prices are gross and in major units, paths do not contain the locale's
 * prefix.
 */
export interface OwnOrder extends Pick<
  OrderView,
  "orderId" | "orderNumber" | "status" | "placedAt" | "timeline" | "countryId" | "productGroupId"
> {
  readonly productName: string
  readonly amount: number
  readonly unit: Unit
  readonly dealerName: string
  /**
   * The ordered total; after the delivery, the billed total. `amount` likewise becomes the delivered amount (rule
   * life.billed).
   */
  readonly totalPrice: number
  readonly currency: CurrencyCode
  readonly startDeliveryPeriodDate: string
  readonly endDeliveryPeriodDate: string
  readonly orderPath: string
  readonly reorderPath: string
  readonly canRate: boolean
  readonly isRated: boolean
}

/** An order that was started but not placed; a link opens it at its latest step. */
export interface OpenDraft extends Pick<
  OwnOrder,
  | "countryId"
  | "productGroupId"
  | "productName"
  | "amount"
  | "unit"
  | "dealerName"
  | "totalPrice"
  | "currency"
> {
  readonly orderDraftId: string
  /** When the draft was last saved (ISO 8601). */
  readonly changedAt: string
  /** Path of the wizard, without the locale's prefix. */
  readonly draftPath: string
}

/** Contents of a customer's start page (rule account.home). */
export interface CustomerHome {
  /** The open order with the nearest delivery window. */
  readonly nextDelivery: OwnOrder | null
  /** Orders that the customer can complete, the newest first. */
  readonly openDrafts: ReadonlyArray<OpenDraft>
  readonly lastOrders: ReadonlyArray<OwnOrder>
  readonly orderCount: number
  readonly alarmCount: number
}

/** One page of the customer's own orders, the newest first; pages are counted from 1. */
export interface OwnOrders {
  readonly items: ReadonlyArray<OwnOrder>
  readonly total: number
  readonly page: number
  readonly size: number
}
