import type { PaymentVariant } from "../order/steps.ts"

/** Why an order cannot be paid in some way. */
export type PaymentExclusion =
  /** The money goes to the other one of dealer and operator. */
  | "otherCreditor"
  /** The provider has no keys here. */
  | "notConfigured"
  /** SEPA, the lender and the account at PayPal know euros alone. */
  | "euroOnly"
  /** The seller does not take it. */
  | "notTaken"
  | "severalStations"
  | "companyExcluded"
  /** The lender wants one address for goods and invoice. */
  | "addressesDiffer"
  | "amountTooSmall"
  | "amountTooLarge"
  /** The goods may come after what is held is let go. */
  | "deliveryTooLate"

/**
 * Why a way to pay does not hold, beside what excludes it: the price or the wording is another one now, so that plan or
 * mandate have to be given anew.
 */
export type PaymentRefusal = PaymentExclusion | "planOutdated" | "agreementOutdated" | "wordingChanged"

/** A way to pay that was chosen, or wished for with the offer, and that the order cannot be paid by as it is. */
export interface PaymentProblem {
  readonly variant: PaymentVariant
  readonly reason: PaymentRefusal
  /** It was chosen in the payment step, not only wished for in the list. */
  readonly wasChosen: boolean
}
