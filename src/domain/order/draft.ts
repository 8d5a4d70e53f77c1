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
 * Version of the order machine, stored with every draft, order and snapshot. Increase it with every change after which
 * the machine can no longer read stored data (rule machine.version).
 */
export const orderMachineVersion = 1

/** Versions of all legal texts that the buyer sees (rule order.summary-hash). */
export interface LegalVersions {
  readonly terms: string
  readonly withdrawal: string
  readonly privacy: string
}

/**
 * An order in progress, as stored by the server and shown by the wizard ("common order data", rule order.common-data).
 */
export interface OrderDraft extends OrderAnswers {
  readonly orderDraftId: string
  /** Increases with every save; a save must contain the version on which it is based. */
  readonly version: number
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
  readonly calculation: Calculation
  readonly offer: Offer
  /** Time until which the offer is valid and need not be recalculated (ISO 8601; rule offer.lifetime: 30 minutes). */
  readonly offerValidUntil: string
  readonly deliveryAddress: Address | null
  readonly invoiceAddress: Address | null
  readonly useInvoiceAddress: boolean
  /**
   * The buyer's details from an earlier order; only present while this draft has no address (rule
   * order.former-address).
   */
  readonly formerBuyer?: KnownBuyer
  /**
   * Addresses of the further stations of an earlier order; only present while the stations of this draft are not saved
   * (rule order.former-address).
   */
  readonly formerStations?: ReadonlyArray<Address>
  /** Amount and address of each delivery station; `null` until they are saved, and for an order for one place. */
  readonly stations: ReadonlyArray<DraftStation> | null
  readonly payment: PaymentChoice | null
  /**
   * Reason why the payment method chosen here or requested with the offer is not possible; `null` if it is possible.
   */
  readonly paymentProblem: PaymentProblem | null
  readonly allowCompany: boolean
  readonly allowInvoiceAddress: boolean
  readonly allowAddressSelection: boolean
  readonly isInteraidPayment: boolean
  /** Payment providers with configured keys; if missing, there are none. */
  readonly providers?: ConfiguredProviders
  /** The steps that the buyer may open, as determined by the validation. */
  readonly steps: ReadonlyArray<OrderStep>
  /** The steps that apply to this order. */
  readonly applicableSteps: ReadonlyArray<OrderStep>
  /** Hash over everything that the summary shows; `null` until the buyer may open the summary. */
  readonly summaryHash: string | null
  readonly legalVersions: LegalVersions
  /** Id of the order that was placed from this draft; `null` if none was placed. */
  readonly placedOrderId: string | null
}

/** All statuses of an order, in chronological order; the exceptional end statuses come last (rule life.states). */
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

/** The events in an order's log: `placed`, and all later events (rule life.states). */
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

/** A status that an order reached, and the event that led to it; old logs have no event. */
export interface TimelineEntry {
  readonly state: OrderStatus
  readonly at: string
  readonly event?: LoggedEvent
}

/**
 * A placed order as shown on its page and in its mail: a copy of the data shown when the order was placed, never
 * recalculated.
 */
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
  /** Amount and address of each delivery station; empty for an order for one place. */
  readonly stations: ReadonlyArray<Station>
  readonly payment: PaymentChoice
  /** `null` if the law does not require a declaration (decision 021). */
  readonly moistureDeclaration: MoistureDeclaration | null
  readonly legalVersions: LegalVersions
}
