import { type Address, addressProblems, emptyAddress, type FieldProblem } from "../address/address.ts"
import type { CountryId } from "../place/country.ts"

/** An address of an account; `addressType` is 1 for deliveries and 0 for invoices (rule account.address-types). */
export interface AddressEntry {
  readonly addressType: 0 | 1
  readonly address: Address
}

/** Returns the initial values of a new address. */
export const emptyEntry = (countryId: CountryId): AddressEntry => ({
  addressType: 1,
  address: emptyAddress(countryId, "")
})

/**
 * Validates an address without the list of places. A delivery address needs a phone number: the driver has to reach the
 * recipient.
 */
export const entryProblems = ({ addressType, address }: AddressEntry): ReadonlyArray<FieldProblem> =>
  addressProblems(address, { phoneRequired: addressType === 1 })
