import type { Address } from "../../address/address.ts"
import type { Calculation } from "../../options/calculation.ts"
import { isSamePlace } from "../../place/place-name.ts"
import type { AddressForm } from "./address-form.ts"
import type { KnownBuyer } from "./buyer-facts.ts"

export type { KnownBuyer } from "./buyer-facts.ts"

const person = ["title1Id", "title2Id", "companyName", "vatId", "firstName", "lastName"] as const
const house = ["street", "houseNumber", "addition", "deliveryNote"] as const
const phone = ["phone"] as const

type Field = (typeof person)[number] | (typeof house)[number] | (typeof phone)[number]

/** Returns the known values for a set of related fields, but only if all of these fields are empty. */
const filled = (own: Address, known: Address, fields: ReadonlyArray<Field>): Partial<Address> =>
  fields.every((field) => own[field] === "" || own[field] === 0)
    ? Object.fromEntries(fields.map((field) => [field, known[field]]))
    : {}

const placeOf = (own: Address, known: Address, places: ReadonlyArray<string>): string => {
  if (own.city !== "" || known.city === "") return own.city
  return places.length === 0
    ? known.city
    : (places.find((place) => isSamePlace(known.city, place)) ?? own.city)
}

const withHouse = (own: Address, known: Address, places: ReadonlyArray<string>): Partial<Address> => {
  const taken = filled(own, known, house)
  return Object.keys(taken).length === 0 ? {} : { ...taken, city: placeOf(own, known, places) }
}

/**
 * Fills empty fields of the address step with the buyer's known data. The price is valid only for the calculated place,
 * so an address with another zip is not copied.
 */
export const withKnownBuyer = (
  form: AddressForm,
  known: KnownBuyer,
  { zipCode, countryId }: Pick<Calculation, "zipCode" | "countryId">,
  places: ReadonlyArray<string>
): AddressForm => {
  const { deliveryAddress: own } = form
  const { deliveryAddress: address } = known
  const isSameZip = address?.zipCode === zipCode && address.countryId === countryId
  const takesInvoice = form.invoiceAddress === null && known.useInvoiceAddress
  return {
    ...form,
    emailAddress: form.emailAddress === "" ? known.emailAddress : form.emailAddress,
    deliveryAddress:
      address === null
        ? own
        : {
            ...own,
            ...filled(own, address, person),
            ...(isSameZip ? withHouse(own, address, places) : {}),
            ...filled(own, address, phone)
          },
    ...(takesInvoice ? { useInvoiceAddress: true, invoiceAddress: known.invoiceAddress } : {})
  }
}
