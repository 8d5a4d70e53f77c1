import type { OrderDraft } from "../draft.ts"
import type { PaymentVariant } from "../steps.ts"
import { openingVariant, paymentExclusion } from "../../payment/availability.ts"
import { wishedMonths } from "../../payment/instalments.ts"
import { paymentIdOf, variantOf } from "../../payment/variants.ts"
import { mandateVersion } from "../../legal/sepa-mandate.ts"
import type { PaymentForm } from "../../payment/payment-form.ts"

/**
 * Returns the initial values of the payment step. The variant is the one in the URL if it is possible; otherwise the
 * saved one if it is still possible; otherwise the one chosen in the calculation. The server never returns the account
 * or the birth date.
 */
export const paymentFormOf = (draft: OrderDraft, asked: PaymentVariant | null = null): PaymentForm => {
  const { payment } = draft
  const isOffered = (variant: PaymentVariant) => paymentExclusion(draft, variant) === undefined
  const wished = [asked, payment?.variant].find((variant) => variant && isOffered(variant))
  const variant = wished ?? openingVariant(draft)
  return {
    ...formOfVariant(variant, draft),
    orderReference: payment?.orderReference ?? ""
  }
}

/** Returns the form of a variant. The form is empty except for the data saved on the server. */
export const formOfVariant = (
  variant: PaymentVariant,
  draft: Pick<OrderDraft, "offer" | "calculation" | "payment">
): PaymentForm =>
  withSavedAccount(
    {
      isInteraidPayment: draft.offer.isInteraidPayment,
      paymentId: paymentIdOf(variant),
      paymentModifier:
        variant === "Installment" ? (draft.payment?.plan?.months ?? wishedMonths(draft.calculation)) : -1,
      orderReference: ""
    },
    draft
  )

/** Adds the saved account to a form unless another account was typed; an empty IBAN keeps the saved account. */
export const withSavedAccount = (
  form: PaymentForm,
  { payment }: Pick<OrderDraft, "payment">
): PaymentForm => {
  const variant = variantOf(form)
  if (variant === undefined || variant !== payment?.variant) return form
  const { mandate, plan } = payment
  return {
    ...form,
    ...(mandate === undefined || form.sepa !== undefined
      ? {}
      : {
          sepa: {
            accountHolder: mandate.accountHolder,
            iban: "",
            mandateAccepted: mandate.textVersion === mandateVersion,
            mandateTextVersion: mandate.textVersion
          }
        }),
    ...(plan === undefined || form.installment !== undefined
      ? {}
      : {
          installment: {
            optionId: plan.optionId,
            birthDate: "",
            iban: "",
            deviceToken: "",
            consentVersion: plan.consentVersion
          }
        })
  }
}
