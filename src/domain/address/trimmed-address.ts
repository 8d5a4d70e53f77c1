import type { Address } from "./address.ts"

/** The address without blanks around its texts. */
export const trimmedAddress = (address: Address): Address => ({
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
