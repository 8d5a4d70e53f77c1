import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type {
  ConfiguredProviders,
  InstalmentOffer,
  ProviderId,
  ProviderMoney
} from "../../domain/payment/payment-providers.ts"

/** Name of the job that adapts an order's payment to the status of the order; its payload is `{ orderId }`. */
export const orderPaymentJob = "order-payment"

/**
 * A buyer who pays in instalments, with the data that the provider must check (rule payment.instalment-buyer); never
 * stored or logged here.
 */
export interface InstalmentBuyer {
  readonly firstName: string
  readonly lastName: string
  /** yyyy-MM-dd; missing if only plans are requested. */
  readonly birthDate?: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly houseNumber: string
  readonly zip: string
  readonly city: string
  readonly countryIso: "DE" | "AT"
  /** Network address. */
  readonly address: string
  /**
   * The token `<partner>_<merchant>_<session>` of the provider's script; empty if the script did not load, in which
   * case the provider decides without it.
   */
  readonly deviceToken: string
}

export interface CartItem {
  readonly kind: "goods" | "shipment" | "fee" | "discount"
  readonly label: string
  /** Gross price of the whole cart line. */
  readonly cents: number
}

/** The plan that the buyer has chosen. */
export interface InstalmentChoice {
  readonly offerId: string
  readonly iban: string
  readonly accountHolder: string
}

/** Data for creating a payment of a draft: for PayPal the buyer's return address, for instalments the buyer's data. */
export interface BeginPayment {
  readonly provider: ProviderId
  readonly draftId: string
  /** An idempotency key of 8 to 255 characters; the same key always identifies the same payment. */
  readonly key: string
  readonly money: ProviderMoney
  /** Text shown to the buyer, and in the provider's books, to identify the payment. */
  readonly reference: string
  readonly returnUrl?: string
  readonly cancelUrl?: string
  readonly buyer?: InstalmentBuyer
  readonly cart?: ReadonlyArray<CartItem>
}

/** States of a payment, as defined in `payment-life.machine.ts`. */
export type PaymentState =
  | "created"
  | "unknown.authorising"
  | "unknown.capturing"
  | "unknown.voiding"
  | "unknown.refunding"
  | "authorised"
  | "captured"
  | "refunded"
  | "voided"
  | "declined"
  | "mismatch"

export interface PaymentView {
  readonly id: string
  readonly provider: ProviderId
  readonly draftId: string
  readonly orderId: string | null
  readonly money: ProviderMoney
  readonly state: PaymentState
  /** In cents. */
  readonly captured: number
  readonly refunded: number
  /** The code of the reason why the payment was declined or stopped. */
  readonly reason: string | null
}

/** The provider's script that recognises a buyer's device; its token is `<partner>_<merchant>_<session>`. */
export interface DeviceScript {
  readonly scriptUrl: string
  readonly environment: "t" | "p"
  readonly tokenOf: (session: string) => string
}

/** The shop's public ids at the providers: not secret, since pages pass them to the providers' scripts. */
export interface PublicIds {
  readonly payPalClientId: string | null
  readonly paylaMerchantId: string | null
  readonly paylaPartnerId: string | null
  readonly paylaEnvironment: "t" | "p" | null
}

/** Data for requesting the plans of an amount, before there is a payment. */
export type PlanWish = Pick<BeginPayment, "money" | "reference" | "buyer" | "cart">

/** Plans for an amount; empty if the provider refuses the buyer or the amount. */
export type PlansAnswer =
  | { readonly type: "plans"; readonly offers: ReadonlyArray<InstalmentOffer> }
  | { readonly type: "unreachable" }

export type BegunPayment =
  | {
      readonly type: "begun"
      readonly payment: PaymentView
      /** The address at which the buyer approves the payment (PayPal). */
      readonly approvalUrl?: string
      /** Whether the buyer has already approved. */
      readonly isAgreed?: boolean
      /** The plans that the buyer can choose from (instalments). */
      readonly offers?: ReadonlyArray<InstalmentOffer>
    }
  /**
   * The provider does not respond: the request can be repeated with the same idempotency key, and other payment methods
   * are available.
   */
  | { readonly type: "unreachable"; readonly payment: PaymentView }
  /** Refused by the provider: just now, or when this idempotency key was first used. */
  | { readonly type: "declined"; readonly when: "now" | "before"; readonly payment: PaymentView }
  | { readonly type: "notConfigured" }
  /** The idempotency key belongs to a payment with another amount, provider or draft. */
  | { readonly type: "keyReused" }

type Asked = Effect.Effect<PaymentView | undefined, SqlError>

/**
 * Payments at providers, for drafts and orders. An action returns the resulting state of the payment; `unknown.…` if
 * the state is not known yet, in which case the shop determines it later without a further call; `undefined` if the
 * payment does not exist.
 */
export class Payments extends Context.Service<
  Payments,
  {
    /** The providers that a page may show. */
    readonly configured: ConfiguredProviders
    readonly deviceScript: DeviceScript | undefined
    readonly publicIds: PublicIds
    readonly begin: (wish: BeginPayment) => Effect.Effect<BegunPayment, SqlError>
    /** Requests the plans that the provider of instalments offers for an amount; has no effect, and stores nothing. */
    readonly plans: (wish: PlanWish) => Effect.Effect<PlansAnswer>
    /** Authorises the amount after the buyer has approved (PayPal) or chosen a plan (instalments). */
    readonly authorise: (id: string, choice?: InstalmentChoice) => Asked
    /** Captures the delivered amount, but not more than the authorised one, and releases the rest. */
    readonly capture: (id: string, cents: number) => Asked
    readonly void: (id: string) => Asked
    /** Releases the authorised amount of a payment without an order; does nothing if an order uses the payment. */
    readonly release: (id: string) => Asked
    readonly refund: (id: string, cents: number) => Asked
    readonly find: (id: string) => Asked
    /**
     * Queries the state from the provider for up to two seconds; results that the provider already has are stored at
     * once. `isAgreed` is true if the buyer has approved and nothing is authorised yet.
     */
    readonly ask: (
      id: string
    ) => Effect.Effect<{ readonly payment: PaymentView; readonly isAgreed: boolean } | undefined, SqlError>
  }
>()("server/ports/Payments") {}
