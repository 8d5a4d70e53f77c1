import { instalmentConsentVersion } from "../legal/instalment-consent.ts"
import { mandateVersion } from "../legal/sepa-mandate.ts"
import { isPlanOf } from "./instalments.ts"
import { type PayableOrder, paymentExclusion } from "./availability.ts"
import type { PaymentChoice } from "./payment-choice.ts"
import { isDirectDebit, variantOf } from "./variants.ts"

/**
 * Whether a saved payment is still valid for the current order: addresses, price and texts may have changed since it
 * was saved (rule payment.standing). A changed price requires a new plan, a changed wording a new mandate.
 */
export const isPaymentStanding = (order: PayableOrder, payment: PaymentChoice): boolean => {
  const { variant, mandate, plan, atProvider } = payment
  if (variantOf(payment) !== variant || payment.isInteraidPayment !== order.offer.isInteraidPayment)
    return false
  if (paymentExclusion(order, variant) !== undefined) return false
  if (isDirectDebit(variant)) return mandate?.textVersion === mandateVersion
  if (variant === "PayPal")
    return atProvider?.state === "agreed" && atProvider.amount === order.offer.totalPrice
  if (variant !== "Installment") return true
  if (plan?.consentVersion !== instalmentConsentVersion) return false
  return atProvider === undefined
    ? isPlanOf(plan, order.offer.totalPrice)
    : atProvider.state === "agreed" && atProvider.amount === order.offer.totalPrice
}
