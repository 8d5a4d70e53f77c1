import { type Address, addressProblems, emptyAddress, type FieldProblem, isEmail } from "./address.ts"
import type { CountryId } from "./country.ts"

/** What the address step of an order asks for (domain.md 6.3, 6.5 "address/save"). */
export interface AddressEntry {
  readonly emailAddress: string
  readonly deliveryAddress: Address
  /** Whether the invoice goes to another address. */
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
}

/** Nothing entered yet; the zip code is that of the calculation. */
export const emptyAddressEntry = (countryId: CountryId, zipCode: string): AddressEntry => ({
  emailAddress: "",
  deliveryAddress: emptyAddress(countryId, zipCode),
  useInvoiceAddress: false,
  invoiceAddress: null
})

const within = (part: string, problems: ReadonlyArray<FieldProblem>): ReadonlyArray<FieldProblem> =>
  problems.map((problem) => ({ ...problem, field: `${part}.${problem.field}` }))

const emailProblems = (text: string): ReadonlyArray<FieldProblem> =>
  text.trim() === ""
    ? [{ field: "emailAddress", code: "required" }]
    : isEmail(text.trim())
      ? []
      : [{ field: "emailAddress", code: "invalid" }]

/**
 * Everything that is wrong with an address entry, fields as "deliveryAddress.street". `order` is what was calculated:
 * goods are delivered where the price holds; `places` are the real places of its zip, none when they are not known.
 */
export const addressEntryProblems = (
  entry: AddressEntry,
  order: { readonly countryId: CountryId; readonly zipCode: string; readonly places: ReadonlyArray<string> }
): ReadonlyArray<FieldProblem> => {
  const { deliveryAddress: delivery, invoiceAddress: invoice } = entry
  const where: Array<FieldProblem> = []
  if (delivery.zipCode !== order.zipCode) where.push({ field: "zipCode", code: "zipDiffers" })
  if (delivery.countryId !== order.countryId) where.push({ field: "countryId", code: "countryDiffers" })
  if (delivery.city !== "" && order.places.length > 0 && !order.places.includes(delivery.city))
    where.push({ field: "city", code: "placeMismatch" })
  return [
    ...within("deliveryAddress", [...addressProblems(delivery, { phoneRequired: true }), ...where]),
    ...emailProblems(entry.emailAddress),
    ...(entry.useInvoiceAddress && invoice !== null
      ? within("invoiceAddress", addressProblems(invoice, { phoneRequired: false }))
      : [])
  ]
}

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

/** The entry as it is sent: without blanks around texts, without an invoice address that is not wanted. */
export const tidyAddressEntry = (entry: AddressEntry): AddressEntry => ({
  emailAddress: entry.emailAddress.trim(),
  deliveryAddress: trimmed(entry.deliveryAddress),
  useInvoiceAddress: entry.useInvoiceAddress,
  invoiceAddress:
    entry.useInvoiceAddress && entry.invoiceAddress !== null ? trimmed(entry.invoiceAddress) : null
})
