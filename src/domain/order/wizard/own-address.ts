import type { Address } from "../../address/address.ts"

/** An address of the signed-in customer that an order step can be filled with. */
export interface OwnAddress {
  readonly id: number
  readonly address: Address
}

/** The own addresses that an order in a country can take, by what they are for (rule account.order-addresses). */
export interface OwnAddresses {
  readonly delivery: ReadonlyArray<OwnAddress>
  readonly invoice: ReadonlyArray<OwnAddress>
}

/** So many addresses a household or a caretaker needs at most. */
export const mostOwnAddresses = 50

/** What tells an address from another one; phone and note may be another order's. */
const line = (address: Address): string =>
  [
    address.title1Id,
    address.title2Id,
    address.companyName,
    address.firstName,
    address.lastName,
    address.street,
    address.houseNumber,
    address.addition,
    address.zipCode,
    address.city,
    address.countryId
  ].join("|")

/** The own address that a form holds, if it is one; goods go where the price holds, so others cannot be chosen. */
export const chosenAddress = (
  own: ReadonlyArray<OwnAddress>,
  filled: Address | null
): OwnAddress | undefined =>
  filled === null ? undefined : own.find(({ address }) => line(address) === line(filled))

/** Those within a postal code. */
export const addressesIn = (own: ReadonlyArray<OwnAddress>, zipCode: string): ReadonlyArray<OwnAddress> =>
  own.filter(({ address }) => address.zipCode === zipCode)
