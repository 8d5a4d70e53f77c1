import type { Address } from "../address/address.ts"
import type { Calculation } from "../options/calculation.ts"
import type { CountryId } from "../place/country.ts"
import type { MoistureDeclaration } from "../legal/wood-chip-moisture.ts"
import type { Offer } from "../offer/offer.ts"
import type { OrderAnswers } from "./answers.ts"
import type { OrderStep } from "./steps.ts"
import type { ConfiguredProviders } from "../payment/payment-providers.ts"
import type { PaymentChoice } from "../payment/payment-choice.ts"
import type { PaymentProblem } from "../payment/refusals.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { KnownBuyer } from "./wizard/buyer-facts.ts"
import type { DraftStation, Station } from "./wizard/stations.ts"

export type { PaymentChoice } from "../payment/payment-choice.ts"

/**
 * Version of the order machine, kept with every draft, order and snapshot. Raised with every change that makes what is
 * stored unreadable to it (rule machine.version).
 */
export const orderMachineVersion = 1

/** Versions of all legal texts that are part of what the buyer sees (rule order.summary-hash). */
export interface LegalVersions {
  readonly terms: string
  readonly withdrawal: string
  readonly privacy: string
}

/**
 * An order being made, as the server keeps it and the wizard shows it ("common order data", rule order.common-data).
 */
export interface OrderDraft extends OrderAnswers {
  readonly orderDraftId: string
  /** Counts every save; a save names the version it saw. */
  readonly version: number
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly calculation: Calculation
  readonly offer: Offer
  /** Until then the offer needs no new calculation (ISO 8601; rule offer.lifetime: 30 minutes). */
  readonly offerValidUntil: string
  readonly deliveryAddress: Address | null
  readonly invoiceAddress: Address | null
  readonly useInvoiceAddress: boolean
  /** What the buyer has filled in for an order before, where this one has no address yet (rule order.former-address). */
  readonly formerBuyer?: KnownBuyer
  /** Amount and address of each delivery station; null until they were saved, and for an order of one place. */
  readonly stations: ReadonlyArray<DraftStation> | null
  readonly payment: PaymentChoice | null
  /** Why what was chosen, or wished for with the offer, does not hold; null where it does. */
  readonly paymentProblem: PaymentProblem | null
  readonly allowCompany: boolean
  readonly allowInvoiceAddress: boolean
  readonly allowAddressSelection: boolean
  readonly isInteraidPayment: boolean
  /** Providers that have their keys; none where nothing is said. */
  readonly providers?: ConfiguredProviders
  /** Validated: these may be entered. */
  readonly steps: ReadonlyArray<OrderStep>
  /** These the order has. */
  readonly applicableSteps: ReadonlyArray<OrderStep>
  /** Locks all that the summary shows; null until the summary is accessible. */
  readonly summaryHash: string | null
  readonly legalVersions: LegalVersions
  /** The order this draft became, if it was placed. */
  readonly placedOrderId: string | null
}

/** What an order can be at, as it goes; those that ended apart last (rule life.states). */
export const orderStatuses = [
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled",
  "refused",
  "cancelledByDealer",
  "cancelledByCustomer",
  "withdrawn"
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** What an order's log tells apart: its placing, and the events of its life (rule life.states). */
export const loggedEvents = [
  "placed",
  "confirm",
  "refuse",
  "schedule",
  "deliver",
  "invoice",
  "settle",
  "debitReturned",
  "announceDebit",
  "cancel",
  "withdraw"
] as const

export type LoggedEvent = (typeof loggedEvents)[number]

/** Where an order came to stand and what has led there; old logs do not say the latter. */
export interface TimelineEntry {
  readonly state: OrderStatus
  readonly at: string
  readonly event?: LoggedEvent
}

/** A placed order as its page and mail show it: a copy of what was seen, never computed again. */
export interface OrderView extends OrderAnswers {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly placedAt: string
  readonly timeline: ReadonlyArray<TimelineEntry>
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly calculation: Calculation
  readonly offer: Offer
  readonly deliveryAddress: Address
  readonly invoiceAddress: Address | null
  /** Amount and address of each delivery station; empty for an order of one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  /** Null where the law asks for none (decision 021). */
  readonly moistureDeclaration: MoistureDeclaration | null
  readonly legalVersions: LegalVersions
}
