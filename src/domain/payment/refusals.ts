import type { PaymentVariant } from "../order/steps.ts"

/** Reason why an order cannot be paid with a variant. */
export type PaymentExclusion =
  /** The creditor is the other party (dealer or operator). */
  | "otherCreditor"
  /** The provider's access keys are not configured. */
  | "notConfigured"
  /** SEPA, the lender and the PayPal account support only euros. */
  | "euroOnly"
  /** The seller does not accept this payment method. */
  | "notTaken"
  | "severalStations"
  | "companyExcluded"
  /** The lender requires the same address for goods and invoice. */
  | "addressesDiffer"
  | "amountTooSmall"
  | "amountTooLarge"
  /** The goods may arrive after the authorisation has expired. */
  | "deliveryTooLate"

/**
 * Reason why a chosen variant is no longer valid; in addition to the exclusions, the price or the wording may have
 * changed, so that the buyer must choose the plan or give the mandate again.
 */
export type PaymentRefusal = PaymentExclusion | "planOutdated" | "agreementOutdated" | "wordingChanged"

/** A variant that was chosen or requested with the offer, but with which the order currently cannot be paid. */
export interface PaymentProblem {
  readonly variant: PaymentVariant
  readonly reason: PaymentRefusal
  /** Whether the buyer chose the variant in the payment step; otherwise it was only requested in the list. */
  readonly wasChosen: boolean
}
