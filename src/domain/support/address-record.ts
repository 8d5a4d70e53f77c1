import { type Address, type AddressField, addressProblems, emptyAddress } from "../address/address.ts"
import { addressLengths } from "../address/address-lengths.ts"
import { title1List, title2List } from "../address/titles.ts"
import { trimmedAddress } from "../address/trimmed-address.ts"
import { type CountryId, countryIds } from "../place/country.ts"
import type { FormRules } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"

/** A customer's address as edited by staff; type 1 is for deliveries, 0 for invoices (rule account.address-types). */
export interface CustomerAddress {
  /** 0 for a new address. */
  readonly id: number
  readonly version: number
  readonly addressType: 0 | 1
  readonly address: Address
}

/** The fields of the address form, in order. */
export const addressRecordFields = [
  "addressType",
  "title1Id",
  "title2Id",
  "companyName",
  "vatId",
  "firstName",
  "lastName",
  "street",
  "houseNumber",
  "addition",
  "countryId",
  "zipCode",
  "city",
  "phone",
  "deliveryNote"
] as const satisfies ReadonlyArray<AddressField | "addressType">

/** Returns an empty new address in the customer's country. */
export const newCustomerAddress = (countryId: CountryId): CustomerAddress => ({
  id: 0,
  version: 0,
  addressType: 1,
  address: emptyAddress(countryId, "")
})

export const fieldsOfAddress = ({
  addressType,
  address
}: CustomerAddress): Readonly<Record<(typeof addressRecordFields)[number], string>> => ({
  ...address,
  addressType: String(addressType),
  title1Id: String(address.title1Id),
  title2Id: String(address.title2Id),
  countryId: String(address.countryId)
})

const chosen = <Id extends number>(
  fields: Fields,
  name: string,
  ids: readonly [Id, ...ReadonlyArray<Id>]
): Id => ids.find((id) => String(id) === textField(fields, name)) ?? ids[0]

/** Converts form fields to the data to send. */
export const addressInFields = (fields: Fields): Pick<CustomerAddress, "addressType" | "address"> => {
  const text = (name: keyof typeof addressLengths) => textField(fields, name)
  return {
    addressType: chosen(fields, "addressType", [1, 0]),
    address: trimmedAddress({
      title1Id: chosen(fields, "title1Id", [0, ...title1List.map(({ id }) => id)]),
      title2Id: chosen(fields, "title2Id", [0, ...title2List.map(({ id }) => id)]),
      countryId: chosen(fields, "countryId", [1, ...countryIds]),
      companyName: text("companyName"),
      vatId: text("vatId"),
      firstName: text("firstName"),
      lastName: text("lastName"),
      street: text("street"),
      houseNumber: text("houseNumber"),
      addition: text("addition"),
      zipCode: text("zipCode"),
      city: text("city"),
      phone: text("phone"),
      deliveryNote: text("deliveryNote")
    })
  }
}

/**
 * Validates an address by the same rules as in the customer's own form; a delivery address needs a telephone number,
 * because the dealer must be able to call (rule account.address).
 */
export const addressRecordProblems: FormRules = (fields) => {
  const { addressType, address } = addressInFields(fields)
  return addressProblems(address, { phoneRequired: addressType === 1 })
}
