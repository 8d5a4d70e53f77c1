import { invoicePaymentId } from "./options/option-ids.ts"
import type { PaymentVariant } from "./order-steps.ts"

/** What of an order is filled in and valid; a step that the order does not have counts as done. */
export interface DoneSteps {
  readonly address: boolean
  readonly stations: boolean
  readonly payment: boolean
}

/** The payment step's variant: who is creditor, the operator or the dealer (domain.md 6.3); invoice is sold so far. */
export const invoiceVariant = (isInteraidPayment: boolean): PaymentVariant =>
  isInteraidPayment ? "InteraidInvoice" : "Invoice"

/** Whether a payment kind can be chosen for an offer. */
export const isPayable = (
  offer: { readonly paymentIds: ReadonlyArray<number>; readonly isInteraidPayment: boolean },
  choice: { readonly paymentId: number; readonly isInteraidPayment: boolean }
): boolean =>
  choice.paymentId === invoicePaymentId &&
  offer.paymentIds.includes(choice.paymentId) &&
  offer.isInteraidPayment === choice.isInteraidPayment
