import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import type { OrderDraft } from "../order/draft.ts"
import { type PayableOrder, paymentExclusion } from "./availability.ts"
import { isPaymentStanding } from "./payment-standing.ts"
import type { PaymentProblem } from "./refusals.ts"
import { isDirectDebit, variantOf } from "./variants.ts"

type Order = PayableOrder & Pick<OrderDraft, "payment"> & { readonly calculation: OrderDraft["calculation"] }

/**
 * Returns the reason why the payment step must be shown again: the saved payment is no longer valid, or a payment
 * requested with the offer is not possible (decision 022).
 */
export const paymentProblemOf = (order: Order): PaymentProblem | null => {
  const { payment, calculation, offer } = order
  if (payment !== null) {
    if (isPaymentStanding(order, payment)) return null
    const { variant, plan, atProvider } = payment
    if (variant === "PayPal") {
      const reason =
        paymentExclusion(order, variant) ??
        (atProvider?.amount === offer.totalPrice ? undefined : "agreementOutdated")
      // a missing approval is not reported here: the payment's state at the provider shows it
      return reason === undefined ? null : { variant, reason, wasChosen: true }
    }
    if (variant === "Installment" && atProvider?.state === "declined") {
      // the payment step already shows that the provider declined the payment
      const excluded = paymentExclusion(order, variant)
      return excluded === undefined ? null : { variant, reason: excluded, wasChosen: true }
    }
    const isNewWording = isDirectDebit(variant) || plan?.consentVersion !== instalmentConsentVersion
    const reason = paymentExclusion(order, variant) ?? (isNewWording ? "wordingChanged" : "planOutdated")
    return { variant, reason, wasChosen: true }
  }
  for (const { id } of calculation.parameters) {
    const variant = variantOf({ paymentId: id, isInteraidPayment: offer.isInteraidPayment })
    const reason = variant === undefined ? undefined : paymentExclusion(order, variant)
    if (variant !== undefined && reason !== undefined) return { variant, reason, wasChosen: false }
  }
  return null
}
