import type { OrderDraft } from "../draft.ts"
import type { PaymentVariant } from "../steps.ts"
import { openingVariant, paymentExclusion } from "../../payment/availability.ts"
import { wishedMonths } from "../../payment/instalments.ts"
import { paymentIdOf, variantOf } from "../../payment/variants.ts"
import { mandateVersion } from "../../legal/sepa-mandate.ts"
import type { PaymentForm } from "../../payment/payment-form.ts"

/**
 * The payment step as it opens: in the way that was asked for by the address where that is possible, else as saved while
 * that holds, else as the calculation wishes. Neither account nor birth date ever come back from the server.
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

/** A form of a variant, with nothing filled in but what the server keeps of it. */
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

/** The form that leaves a saved account as it is, where nothing else was typed: an empty IBAN says so. */
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
