import type { CountryId, CurrencyCode } from "../../place/country.ts"
import type { LoggedEvent, OrderStatus, OrderView } from "../draft.ts"
import type { OrderMandate } from "../../payment/debit-notice.ts"
import type { ProductGroupId } from "../../product/product-group.ts"
import type { Role } from "../../rights/roles.ts"
import type { OpenOrder } from "./open-order.ts"
import type { LifeParty } from "./order-life.ts"
import type { StandingPayment } from "../../payment/provider-standing.ts"
import type { OrderPage } from "./order-page.ts"
import { type SentMail } from "../../support/records.ts"

/** Maximum length of a staff note, in characters. */
export const longestNote = 2000

/** A search result for staff. */
export interface FoundOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly placedAt: string
  readonly status: OrderStatus
  readonly countryId: CountryId
  readonly dealerId: number
  readonly dealer: string
  readonly buyer: string
  readonly email: string
  readonly phone: string
  readonly zipCode: string
  readonly city: string
  readonly productGroupId: ProductGroupId
  readonly productName: string
  /** In the unit of the product group. */
  readonly amount: number
  /** Gross, major units. */
  readonly totalPrice: number
  readonly currency: CurrencyCode
}

/** Who acted on an order: the buyer's browser, form or account, or staff of the dealer or the shop. */
export const logActors = ["dealer", "staff", "account", "grant", "form"] as const

export type LogActor = (typeof logActors)[number]

/** A log entry of an order as shown to staff and to the order's dealer. */
export interface OrderLogEntry {
  readonly version: number
  readonly state: OrderStatus
  readonly at: string
  /** `null` if an old log uses another name for the event. */
  readonly event: LoggedEvent | null
  readonly by: LifeParty | null
  readonly actor: LogActor | null
  readonly role: Role | null
  /** E-mail address of the author; shown only to staff. */
  readonly name: string | null
  /**
   * The staff member who was signed in on behalf of the buyer. Dealers get an empty text instead: they see that staff
   * acted, but not who.
   */
  readonly actingFor: string | null
  /** Reason why staff acted on behalf of another party; only for staff. */
  readonly behalfReason: string | null
  /** Local date agreed for the delivery, or of the delivery itself. */
  readonly day: string | null
  readonly amount: number | null
  readonly station: number | null
  /** The reason sent to the other party. */
  readonly reason: string | null
}

/** A note of staff about an order; notes are only added, never changed. */
export interface OrderNote {
  /** Counted from 1. */
  readonly number: number
  readonly at: string
  /** E-mail address; empty if the account was deleted. */
  readonly author: string
  readonly text: string
}

/** All data of an order for staff and for the order's dealer, without bank account details. */
export interface StaffOrder {
  readonly row: OpenOrder
  readonly order: OrderView
  readonly accountId: number | null
  readonly delivery: OrderPage["delivery"]
  readonly invoiceNumber: string | null
  readonly creditNumber: string | null
  readonly mandate: OrderMandate | null
  readonly standingPayment: StandingPayment | null
  readonly withdrawableUntil: string | null
  readonly log: ReadonlyArray<OrderLogEntry>
  /** `null` for a dealer: only staff see mails and notes. */
  readonly mails: ReadonlyArray<SentMail> | null
  readonly notes: ReadonlyArray<OrderNote> | null
  readonly noteCount: number
}
