import { Context, type Effect } from "effect"
import type {
  ConfiguredProviders,
  InstalmentOffer,
  ProviderId,
  ProviderMoney
} from "../../domain/payment/payment-providers.ts"
import type {
  CartItem,
  DeviceScript,
  InstalmentBuyer,
  InstalmentChoice,
  PublicIds
} from "../ports/payments.ts"

/** The provider's references to the parts of a payment, by the shop's names: `order`, `authorisation`, `capture` … */
export type ProviderRefs = Readonly<Record<string, string>>

/** The data of a payment that a provider needs; every key sent to the provider is derived from `id`. */
export interface KnownPayment {
  readonly id: string
  readonly money: ProviderMoney
  readonly refs: ProviderRefs
}

/** Data for creating a payment: for PayPal the return address of the buyer, for instalments the buyer's data. */
export interface PaymentWish {
  readonly id: string
  readonly money: ProviderMoney
  /** Text shown to the buyer, and in the provider's books, to identify the payment. */
  readonly reference: string
  readonly returnUrl?: string
  readonly cancelUrl?: string
  readonly buyer?: InstalmentBuyer
  readonly cart?: ReadonlyArray<CartItem>
}

/** The certain result of a call to a provider; `unknown` if the outcome cannot be known (decision 018). */
export type ProviderAnswer =
  /** The provider has created the payment; the buyer acts next. */
  | {
      readonly type: "begun"
      readonly refs: ProviderRefs
      readonly approvalUrl?: string
      /** The buyer has approved; nothing is authorised yet. */
      readonly isAgreed?: boolean
      readonly offers?: ReadonlyArray<InstalmentOffer>
    }
  | { readonly type: "authorised"; readonly money: ProviderMoney; readonly refs: ProviderRefs }
  | { readonly type: "captured"; readonly money: ProviderMoney; readonly refs: ProviderRefs }
  | { readonly type: "refunded"; readonly money: ProviderMoney; readonly refs: ProviderRefs }
  | { readonly type: "voided" }
  | { readonly type: "reversed" }
  /** `reason` is the provider's own code, never a text about a person. */
  | { readonly type: "declined"; readonly reason: string }
  /** The provider is processing the payment. */
  | { readonly type: "pending" }
  /** The provider does not have the payment. */
  | { readonly type: "absent" }
  /** Nothing was done: the provider was unreachable, or refused the call. */
  | { readonly type: "unreachable" }
  /** The action may have been done: the response is lost or invalid. */
  | { readonly type: "unknown" }

export type Fact = Extract<
  ProviderAnswer,
  { readonly type: "authorised" | "captured" | "refunded" | "voided" | "reversed" | "declined" }
>

/** A received message of a provider. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** The stored part of a message: no data about the buyer. */
export interface Notice {
  readonly eventId: string
  readonly kind: string
  /** Time of the event according to the provider, in ms. */
  readonly at: number
  /** The shop's payment id, as the provider returns it. */
  readonly paymentId: string | undefined
  /** The message's information about the payment, if any; "ask" if the provider must be queried. */
  readonly fact: Fact | "ask" | undefined
}

export type Verdict =
  | { readonly type: "genuine"; readonly notice: Notice }
  | { readonly type: "forged" }
  | { readonly type: "unreachable" }

/** A payment service. Every call ends within a limited time, and returns only results that are certain. */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Creates the payment at the provider, without authorising an amount. The call can be repeated. */
  readonly begin: (wish: PaymentWish) => Effect.Effect<ProviderAnswer>
  readonly authorise: (payment: KnownPayment, choice?: InstalmentChoice) => Effect.Effect<ProviderAnswer>
  /** Captures `cents` of the authorised amount and releases the rest. */
  readonly capture: (payment: KnownPayment, cents: number) => Effect.Effect<ProviderAnswer>
  readonly void: (payment: KnownPayment) => Effect.Effect<ProviderAnswer>
  readonly refund: (payment: KnownPayment, cents: number) => Effect.Effect<ProviderAnswer>
  /** Queries the state of the payment; changes nothing. */
  readonly ask: (payment: KnownPayment) => Effect.Effect<ProviderAnswer>
  readonly verify: (delivery: Delivery) => Effect.Effect<Verdict>
}

/** The providers whose keys are configured; others are unavailable. */
export class PaymentProviders extends Context.Service<
  PaymentProviders,
  {
    readonly configured: ConfiguredProviders
    readonly deviceScript: DeviceScript | undefined
    readonly publicIds: PublicIds
    readonly named: (id: ProviderId) => PaymentProvider | undefined
  }
>()("server/payments/PaymentProviders") {}
