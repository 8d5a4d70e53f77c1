import { emptyAddress } from "../address.ts"
import { invoicePaymentId } from "../options/option-ids.ts"
import type { OrderDraft } from "../order-draft.ts"
import type { AddressForm, PaymentForm } from "./order-forms.ts"

/** The address step as it opens: what was saved, else the zip of the calculation and its place, where it has but one. */
export const addressFormOf = (draft: OrderDraft, places: ReadonlyArray<string>): AddressForm => ({
  emailAddress: draft.emailAddress,
  deliveryAddress: draft.deliveryAddress ?? {
    ...emptyAddress(draft.countryId, draft.calculation.zipCode),
    city: places.length === 1 ? (places[0] ?? "") : ""
  },
  useInvoiceAddress: draft.useInvoiceAddress,
  invoiceAddress: draft.invoiceAddress
})

/** The payment step as it opens: by invoice of the offer's creditor, the one kind that is sold. */
export const paymentFormOf = (draft: OrderDraft): PaymentForm => ({
  isInteraidPayment: draft.offer.isInteraidPayment,
  paymentId: invoicePaymentId,
  paymentModifier: -1,
  orderReference: draft.payment?.orderReference ?? ""
})
