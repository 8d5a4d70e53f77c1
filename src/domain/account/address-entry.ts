import { type Address, addressProblems, emptyAddress, type FieldProblem } from "../address/address.ts"
import type { CountryId } from "../place/country.ts"

/** An address of an account: 1 for deliveries, 0 for invoices (rule account.address-types). */
export interface AddressEntry {
  readonly addressType: 0 | 1
  readonly address: Address
}

/** What a new address begins with. */
export const emptyEntry = (countryId: CountryId): AddressEntry => ({
  addressType: 1,
  address: emptyAddress(countryId, "")
})

/** What can be checked of an address without the list of places; a driver has to reach the recipient. */
export const entryProblems = ({ addressType, address }: AddressEntry): ReadonlyArray<FieldProblem> =>
  addressProblems(address, { phoneRequired: addressType === 1 })
