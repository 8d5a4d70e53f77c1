/** Maximum text lengths of address fields, in characters. */
export const addressLengths = {
  companyName: 100,
  vatId: 20,
  firstName: 60,
  lastName: 60,
  street: 80,
  houseNumber: 12,
  addition: 80,
  zipCode: 5,
  city: 80,
  phone: 30,
  deliveryNote: 500
} as const
