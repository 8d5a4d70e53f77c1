import { type Address, emptyAddress } from "../address.ts"
import type { OrderDraft } from "../order-draft.ts"
import type { AddressForm } from "./order-forms.ts"

/** The address step as it opens: what was saved, else nothing but the zip of the calculation. */
export const addressFormOf = (draft: OrderDraft): AddressForm => ({
  emailAddress: draft.emailAddress,
  deliveryAddress: draft.deliveryAddress ?? emptyAddress(draft.countryId, draft.calculation.zipCode),
  useInvoiceAddress: draft.useInvoiceAddress,
  invoiceAddress: draft.invoiceAddress
})

const trimmed = (address: Address): Address => ({
  ...address,
  companyName: address.companyName.trim(),
  vatId: address.vatId.trim(),
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  street: address.street.trim(),
  houseNumber: address.houseNumber.trim(),
  addition: address.addition.trim(),
  zipCode: address.zipCode.trim(),
  city: address.city.trim(),
  phone: address.phone.trim(),
  deliveryNote: address.deliveryNote.trim()
})

/** The step as it is sent: without blanks around texts, without an invoice address that is not wanted. */
export const tidyAddressForm = (form: AddressForm): AddressForm => ({
  emailAddress: form.emailAddress.trim(),
  deliveryAddress: trimmed(form.deliveryAddress),
  useInvoiceAddress: form.useInvoiceAddress,
  invoiceAddress:
    form.useInvoiceAddress && form.invoiceAddress !== null ? trimmed(form.invoiceAddress) : null
})
