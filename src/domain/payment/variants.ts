import {
  directDebitPaymentId,
  invoicePaymentId,
  monthlyPaymentId,
  payPalPaymentId
} from "../options/option-ids.ts"
import { type PaymentVariant, paymentVariants } from "../order/steps.ts"

/**
 * Returns the payment method of a variant, as used in the dealers' lists of accepted payment methods
 * (`Offer.PaymentIds`).
 */
export const paymentIdOf = (variant: PaymentVariant): number => {
  switch (variant) {
    case "Invoice":
    case "InteraidInvoice":
      return invoicePaymentId
    case "Sepa":
    case "InteraidSepa":
      return directDebitPaymentId
    case "Installment":
      return monthlyPaymentId
    case "PayPal":
      return payPalPaymentId
  }
}

const ofOperator: ReadonlyArray<PaymentVariant> = ["InteraidInvoice", "InteraidSepa", "PayPal"]

/**
 * Whether a variant can be used to pay the given creditor, which is the operator or the dealer; instalments through the
 * lender can be used for either of them (rule payment.creditor, decision 023).
 */
export const isOfCreditor = (variant: PaymentVariant, isInteraidPayment: boolean): boolean =>
  variant === "Installment" || ofOperator.includes(variant) === isInteraidPayment

export const isDirectDebit = (variant: PaymentVariant): boolean =>
  variant === "Sepa" || variant === "InteraidSepa"

/** Returns the variant for a payment method and a creditor; instalments take precedence (rule payment.variants). */
export const variantOf = (choice: {
  readonly paymentId: number
  readonly isInteraidPayment: boolean
}): PaymentVariant | undefined =>
  paymentVariants.find(
    (variant) => paymentIdOf(variant) === choice.paymentId && isOfCreditor(variant, choice.isInteraidPayment)
  )
