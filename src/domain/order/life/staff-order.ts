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

/** Longest note of staff, in characters. */
export const longestNote = 2000

/** What a search of staff finds. */
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

/** Who acted on an order: buyer's browser, form or account, the dealer's or the shop's staff. */
export const logActors = ["dealer", "staff", "account", "grant", "form"] as const

export type LogActor = (typeof logActors)[number]

/** An entry of an order's log as staff and its dealer read it. */
export interface OrderLogEntry {
  readonly version: number
  readonly state: OrderStatus
  readonly at: string
  /** Null where an old log calls it otherwise. */
  readonly event: LoggedEvent | null
  readonly by: LifeParty | null
  readonly actor: LogActor | null
  readonly role: Role | null
  /** E-mail address of the author; shown only to staff. */
  readonly name: string | null
  /** Staff who were signed in for the buyer; empty for a dealer, who sees that there was one, and not who. */
  readonly actingFor: string | null
  /** Why staff acted in another's place; for staff alone. */
  readonly behalfReason: string | null
  /** Local date: of the appointment, or of the delivery. */
  readonly day: string | null
  readonly amount: number | null
  readonly station: number | null
  /** What the other party was sent. */
  readonly reason: string | null
}

/** A note of staff about an order; only added, never changed. */
export interface OrderNote {
  /** From 1 on. */
  readonly number: number
  readonly at: string
  /** E-mail address; empty where the account is gone. */
  readonly author: string
  readonly text: string
}

/** The whole of an order for staff and its dealer: nothing of a bank account in it. */
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
  /** Null for a dealer: mails and notes are for staff alone. */
  readonly mails: ReadonlyArray<SentMail> | null
  readonly notes: ReadonlyArray<OrderNote> | null
  readonly noteCount: number
}
