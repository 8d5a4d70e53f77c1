import type { Decimal } from "../price/money.ts"
import type { PaymentVariant } from "../order/steps.ts"
import type { ProviderId } from "./payment-providers.ts"

/** A mandate as the buyer gave it: what the summary, the receipt and the mail show of it (rule payment.mandate). */
export interface GivenMandate {
  /** At most 35 signs, of this order alone. */
  readonly reference: string
  readonly creditorName: string
  readonly creditorId: string
  readonly textVersion: string
  /** ISO 8601. */
  readonly acceptedAt: string
  readonly accountHolder: string
  /** Country and last four signs; the whole IBAN is in no answer. */
  readonly account: string
}

/** The figures that the law wants beside a rate (rule payment.figures); gross major units and per cent. */
export interface InstalmentTerms {
  readonly optionId: string
  readonly months: number
  /** What is lent: the total price of the order. */
  readonly netAmount: Decimal
  readonly rate: Decimal
  readonly lastRate: Decimal
  readonly totalAmount: Decimal
  readonly nominalRate: number
  readonly effectiveRate: number
  /** Until the goods have come: then the delivered amount is billed. */
  readonly isProvisional: boolean
  /** Where the lender informs about this plan, where that is not one page for all plans. */
  readonly infoUrl?: string
}

/** A chosen plan as summary, receipt and mail show it. */
export interface ChosenPlan extends InstalmentTerms {
  /** Who lends the money. */
  readonly provider: string
  readonly consentVersion: string
  /** Country and last four signs of the account that the rates are taken from. */
  readonly account: string
}

/** A payment at a provider that an order is to be paid by. */
export interface ProviderPayment {
  readonly provider: ProviderId
  readonly id: string
  /** What the buyer agrees to: the total price of the order. */
  readonly amount: Decimal
  /** Whether the buyer has agreed to it there; declined where the provider would not hold it. */
  readonly state: "open" | "agreed" | "declined"
}

/** The choice made in the payment step. */
export interface PaymentChoice {
  readonly variant: PaymentVariant
  readonly paymentId: number
  readonly isInteraidPayment: boolean
  /** The buyer's own reference on the invoice; may be empty. */
  readonly orderReference: string
  /** Of the two direct debits alone. */
  readonly mandate?: GivenMandate
  /** Of instalments alone. */
  readonly plan?: ChosenPlan
  /** Of what a provider pays alone. */
  readonly atProvider?: ProviderPayment
}

/** A choice as users other than the buyer may see it: the way of payment, and nothing of the account. */
export const withoutBankData = ({
  mandate: _mandate,
  plan: _plan,
  ...choice
}: PaymentChoice): PaymentChoice => choice
