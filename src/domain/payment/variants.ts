import {
  directDebitPaymentId,
  invoicePaymentId,
  monthlyPaymentId,
  payPalPaymentId
} from "../options/option-ids.ts"
import { type PaymentVariant, paymentVariants } from "../order/steps.ts"

/** The payment kind behind a variant, as dealers list what they take (`Offer.PaymentIds`). */
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
 * The payee: operator, dealer, or either of them by way of the lender (rule payment.creditor, decision 023).
 */
export const isOfCreditor = (variant: PaymentVariant, isInteraidPayment: boolean): boolean =>
  variant === "Installment" || ofOperator.includes(variant) === isInteraidPayment

export const isDirectDebit = (variant: PaymentVariant): boolean =>
  variant === "Sepa" || variant === "InteraidSepa"

/** The variant of a payment kind and a creditor; instalments override (rule payment.variants). */
export const variantOf = (choice: {
  readonly paymentId: number
  readonly isInteraidPayment: boolean
}): PaymentVariant | undefined =>
  paymentVariants.find(
    (variant) => paymentIdOf(variant) === choice.paymentId && isOfCreditor(variant, choice.isInteraidPayment)
  )
