import type { CurrencyCode } from "../place/country.ts"
import type { OrderView } from "./draft.ts"
import type { Unit } from "../product/group-facts.ts"

/** An order as lists of the customer area show it; prices gross in major units, addresses without the locale's prefix. */
export interface OwnOrder extends Pick<
  OrderView,
  "orderId" | "orderNumber" | "status" | "placedAt" | "timeline" | "countryId" | "productGroupId"
> {
  readonly productName: string
  readonly amount: number
  readonly unit: Unit
  readonly dealerName: string
  /** Amount and price as billed once the goods have come (rule life.billed). */
  readonly totalPrice: number
  readonly currency: CurrencyCode
  readonly startDeliveryPeriodDate: string
  readonly endDeliveryPeriodDate: string
  readonly orderPath: string
  readonly reorderPath: string
  readonly canRate: boolean
  readonly isRated: boolean
}

/** An order that was begun and not placed; it opens at its latest step. */
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
  /** When it was saved last (ISO 8601). */
  readonly changedAt: string
  /** Of the wizard, without the locale's prefix. */
  readonly draftPath: string
}

/** What a customer comes for (rule account.home). */
export interface CustomerHome {
  /** The open order with the nearest delivery window. */
  readonly nextDelivery: OwnOrder | null
  /** Orders that wait to be finished, the newest first. */
  readonly openDrafts: ReadonlyArray<OpenDraft>
  readonly lastOrders: ReadonlyArray<OwnOrder>
  readonly orderCount: number
  readonly alarmCount: number
}

/** One page of one's orders, the newest first; pages count from 1. */
export interface OwnOrders {
  readonly items: ReadonlyArray<OwnOrder>
  readonly total: number
  readonly page: number
  readonly size: number
}
