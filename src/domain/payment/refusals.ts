import type { PaymentVariant } from "../order/steps.ts"

/** Why an order cannot be paid with a variant. */
export type PaymentExclusion =
  /** The creditor is the other party (dealer or operator). */
  | "otherCreditor"
  /** The provider's keys are not configured. */
  | "notConfigured"
  /** SEPA, the lender and the PayPal account support only euros. */
  | "euroOnly"
  /** The seller does not accept it. */
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
 * Why a chosen variant is no longer valid, besides its exclusions: the price or the wording has changed, so the plan or
 * mandate must be given again.
 */
export type PaymentRefusal = PaymentExclusion | "planOutdated" | "agreementOutdated" | "wordingChanged"

/** A variant that was chosen, or requested with the offer, and with which the order currently cannot be paid. */
export interface PaymentProblem {
  readonly variant: PaymentVariant
  readonly reason: PaymentRefusal
  /** It was chosen in the payment step, not only requested in the list. */
  readonly wasChosen: boolean
}
