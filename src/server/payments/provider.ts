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

/** What a provider calls its own parts of a payment, by our words: `order`, `authorisation`, `capture` … */
export type ProviderRefs = Readonly<Record<string, string>>

/** A payment as far as a provider needs to know it; every key that we send is made of `id`. */
export interface KnownPayment {
  readonly id: string
  readonly money: ProviderMoney
  readonly refs: ProviderRefs
}

/** What begins a payment: for PayPal where the buyer comes back to, for instalments who they are. */
export interface PaymentWish {
  readonly id: string
  readonly money: ProviderMoney
  /** Shown to the buyer, and in the provider's books. */
  readonly reference: string
  readonly returnUrl?: string
  readonly cancelUrl?: string
  readonly buyer?: InstalmentBuyer
  readonly cart?: ReadonlyArray<CartItem>
}

/** What is certain after a call to a provider; `unknown` where the outcome cannot be known (decision 018). */
export type ProviderAnswer =
  /** The provider knows the payment; the buyer's turn. */
  | {
      readonly type: "begun"
      readonly refs: ProviderRefs
      readonly approvalUrl?: string
      /** The buyer has agreed; nothing is held yet. */
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
  /** The provider works on it. */
  | { readonly type: "pending" }
  /** The provider has never heard of it. */
  | { readonly type: "absent" }
  /** Nothing was done: the provider was not reached, or took no calls. */
  | { readonly type: "unreachable" }
  /** It may have been done: the answer is lost or makes no sense. */
  | { readonly type: "unknown" }

export type Fact = Extract<
  ProviderAnswer,
  { readonly type: "authorised" | "captured" | "refunded" | "voided" | "reversed" | "declined" }
>

/** A message of a provider as it came in. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** What is kept of a message: nothing about the buyer. */
export interface Notice {
  readonly eventId: string
  readonly kind: string
  /** When the provider says that it happened, in ms. */
  readonly at: number
  /** Our id, as the provider gives it back. */
  readonly paymentId: string | undefined
  /** What it says of the money, if anything; or that the provider has to be asked. */
  readonly fact: Fact | "ask" | undefined
}

export type Verdict =
  | { readonly type: "genuine"; readonly notice: Notice }
  | { readonly type: "forged" }
  | { readonly type: "unreachable" }

/** A service that takes money. Every call answers, in bounded time, with what is surely true. */
export interface PaymentProvider {
  readonly id: ProviderId
  /** Makes the payment known; holds no money. May be done again. */
  readonly begin: (wish: PaymentWish) => Effect.Effect<ProviderAnswer>
  readonly authorise: (payment: KnownPayment, choice?: InstalmentChoice) => Effect.Effect<ProviderAnswer>
  /** Takes `cents` of what is held and frees the rest. */
  readonly capture: (payment: KnownPayment, cents: number) => Effect.Effect<ProviderAnswer>
  readonly void: (payment: KnownPayment) => Effect.Effect<ProviderAnswer>
  readonly refund: (payment: KnownPayment, cents: number) => Effect.Effect<ProviderAnswer>
  /** How the payment stands; changes nothing. */
  readonly ask: (payment: KnownPayment) => Effect.Effect<ProviderAnswer>
  readonly verify: (delivery: Delivery) => Effect.Effect<Verdict>
}

/** The providers whose keys are configured; the others do not exist. */
export class PaymentProviders extends Context.Service<
  PaymentProviders,
  {
    readonly configured: ConfiguredProviders
    readonly deviceScript: DeviceScript | undefined
    readonly publicIds: PublicIds
    readonly named: (id: ProviderId) => PaymentProvider | undefined
  }
>()("server/payments/PaymentProviders") {}
