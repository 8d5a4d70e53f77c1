import type { Decimal } from "../price/money.ts"
import type { PaymentVariant } from "../order/steps.ts"
import type { ProviderId } from "./payment-providers.ts"

/** A mandate as given by the buyer, for the summary, receipt and mails (rule payment.mandate). */
export interface GivenMandate {
  /** At most 35 characters, unique to this order. */
  readonly reference: string
  readonly creditorName: string
  readonly creditorId: string
  readonly textVersion: string
  /** ISO 8601. */
  readonly acceptedAt: string
  readonly accountHolder: string
  /** Country and last four characters; no response contains the complete IBAN. */
  readonly account: string
}

/**
 * The values that the law requires to be stated with an instalment amount (rule payment.figures); gross, major units
 * and per cent.
 */
export interface InstalmentTerms {
  readonly optionId: string
  readonly months: number
  /** The credit amount: the total price of the order. */
  readonly netAmount: Decimal
  readonly rate: Decimal
  readonly lastRate: Decimal
  readonly totalAmount: Decimal
  readonly nominalRate: number
  readonly effectiveRate: number
  /** True until the delivery; afterwards, the plan is for the delivered amount. */
  readonly isProvisional: boolean
  /** The lender's page about this plan, unless one page covers all plans. */
  readonly infoUrl?: string
}

/** A chosen plan, as shown in the summary, receipt and mail. */
export interface ChosenPlan extends InstalmentTerms {
  /** The lender. */
  readonly provider: string
  readonly consentVersion: string
  /** Country and last four characters of the account from which the instalments are collected. */
  readonly account: string
}

export interface ProviderPayment {
  readonly provider: ProviderId
  readonly id: string
  /** The amount that the buyer agrees to: the total price of the order. */
  readonly amount: Decimal
  /** Whether the buyer has approved the payment at the provider; "declined" if the provider refused to authorise it. */
  readonly state: "open" | "agreed" | "declined"
}

/** The buyer's choice in the payment step. */
export interface PaymentChoice {
  readonly variant: PaymentVariant
  readonly paymentId: number
  readonly isInteraidPayment: boolean
  /** The buyer's own reference for the invoice; may be empty. */
  readonly orderReference: string
  /** Present only for the two direct debits. */
  readonly mandate?: GivenMandate
  /** Present only for instalments. */
  readonly plan?: ChosenPlan
  /** Present only for payments through a provider. */
  readonly atProvider?: ProviderPayment
}

/** Returns a choice as shown to users other than the buyer: the payment variant without account data. */
export const withoutBankData = ({
  mandate: _mandate,
  plan: _plan,
  ...choice
}: PaymentChoice): PaymentChoice => choice
