import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type {
  ConfiguredProviders,
  InstalmentOffer,
  ProviderId,
  ProviderMoney
} from "../../domain/payment/payment-providers.ts"

/** The job that brings an order's payment to where the order stands; its payload is `{ orderId }`. */
export const orderPaymentJob = "order-payment"

/**
 * The buyer who pays in instalments, as the provider has to check them (rule payment.instalment-buyer); never kept nor logged
 * here.
 */
export interface InstalmentBuyer {
  readonly firstName: string
  readonly lastName: string
  /** yyyy-MM-dd; not known yet where only plans are asked for. */
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
  /** The snippet's `<partner>_<merchant>_<session>`; empty where it did not load: the provider decides without it. */
  readonly deviceToken: string
}

export interface CartItem {
  readonly kind: "goods" | "shipment" | "fee" | "discount"
  readonly label: string
  /** Gross, of the whole line. */
  readonly cents: number
}

/** The plan that the buyer has chosen of those offered. */
export interface InstalmentChoice {
  readonly offerId: string
  readonly iban: string
  readonly accountHolder: string
}

/** What begins a payment of a draft: for PayPal where the buyer comes back to, for instalments who they are. */
export interface BeginPayment {
  readonly provider: ProviderId
  readonly draftId: string
  /** Of 8 to 255 characters; the same key is the same payment, whatever happens. */
  readonly key: string
  readonly money: ProviderMoney
  /** Shown to the buyer, and in the provider's books. */
  readonly reference: string
  readonly returnUrl?: string
  readonly cancelUrl?: string
  readonly buyer?: InstalmentBuyer
  readonly cart?: ReadonlyArray<CartItem>
}

/** States of a payment, as `payment-life.machine.ts` has them. */
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
  /** Why it was declined or stopped: a code. */
  readonly reason: string | null
}

/** The provider's script that knows a buyer's device again; its token is `<partner>_<merchant>_<session>`. */
export interface DeviceScript {
  readonly scriptUrl: string
  readonly environment: "t" | "p"
  readonly tokenOf: (session: string) => string
}

/** By what names the providers know the shop: no secrets, pages hand them to the providers' scripts. */
export interface PublicIds {
  readonly payPalClientId: string | null
  readonly paylaMerchantId: string | null
  readonly paylaPartnerId: string | null
  readonly paylaEnvironment: "t" | "p" | null
}

/** What asks for the plans of a sum, before there is a payment. */
export type PlanWish = Pick<BeginPayment, "money" | "reference" | "buyer" | "cart">

/** Plans for a sum, none where the provider takes neither the buyer nor the sum. */
export type PlansAnswer =
  | { readonly type: "plans"; readonly offers: ReadonlyArray<InstalmentOffer> }
  | { readonly type: "unreachable" }

export type BegunPayment =
  | {
      readonly type: "begun"
      readonly payment: PaymentView
      /** Where the buyer agrees (PayPal). */
      readonly approvalUrl?: string
      /** The buyer has agreed already. */
      readonly isAgreed?: boolean
      /** What the buyer chooses from (instalments). */
      readonly offers?: ReadonlyArray<InstalmentOffer>
    }
  /** The provider does not answer: the same key may be tried again, other ways to pay are open. */
  | { readonly type: "unreachable"; readonly payment: PaymentView }
  /** Refused by the provider: just now, or when the key was used before. */
  | { readonly type: "declined"; readonly when: "now" | "before"; readonly payment: PaymentView }
  | { readonly type: "notConfigured" }
  /** The key stands for a payment of another sum, provider or draft. */
  | { readonly type: "keyReused" }

type Asked = Effect.Effect<PaymentView | undefined, SqlError>

/**
 * Payments at providers, for drafts and orders. An action answers with how the payment stands after it: `unknown.…` where
 * it is not known yet, which the shop settles by itself; `undefined` for a payment that does not exist.
 */
export class Payments extends Context.Service<
  Payments,
  {
    /** Which providers a page may show. */
    readonly configured: ConfiguredProviders
    readonly deviceScript: DeviceScript | undefined
    readonly publicIds: PublicIds
    readonly begin: (wish: BeginPayment) => Effect.Effect<BegunPayment, SqlError>
    /** What the provider of instalments offers for a sum; nothing is bound by it, and nothing kept. */
    readonly plans: (wish: PlanWish) => Effect.Effect<PlansAnswer>
    /** After the buyer has agreed (PayPal) or chosen (instalments): the sum is held. */
    readonly authorise: (id: string, choice?: InstalmentChoice) => Asked
    /** Takes the delivered amount, at most what is held, and frees the rest. */
    readonly capture: (id: string, cents: number) => Asked
    readonly void: (id: string) => Asked
    /** Lets go of what is held for no order; of an order's nothing, however late it became one. */
    readonly release: (id: string) => Asked
    readonly refund: (id: string, cents: number) => Asked
    readonly find: (id: string) => Asked
    /**
     * How it stands by the provider's own word, within two seconds: what is there counts at once. `isAgreed` where the
     * buyer has said yes and nothing is held yet.
     */
    readonly ask: (
      id: string
    ) => Effect.Effect<{ readonly payment: PaymentView; readonly isAgreed: boolean } | undefined, SqlError>
  }
>()("server/ports/Payments") {}
