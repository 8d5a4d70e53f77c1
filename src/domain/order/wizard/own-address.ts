import type { Address } from "../../address/address.ts"

/** A saved address of the signed-in customer that can fill an order step. */
export interface OwnAddress {
  readonly id: number
  readonly address: Address
}

/** The customer's own addresses that an order in a country can use, by purpose (rule account.order-addresses). */
export interface OwnAddresses {
  readonly delivery: ReadonlyArray<OwnAddress>
  readonly invoice: ReadonlyArray<OwnAddress>
}

/** Maximum number of own addresses: enough for a household or a caretaker. */
export const mostOwnAddresses = 50

/** Returns the address as one line for comparison; without phone and note, which may differ between orders. */
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

/**
 * Returns the customer's own address that a form contains, if any. Only addresses at which the price is valid can be
 * chosen.
 */
export const chosenAddress = (
  own: ReadonlyArray<OwnAddress>,
  filled: Address | null
): OwnAddress | undefined =>
  filled === null ? undefined : own.find(({ address }) => line(address) === line(filled))

/** Returns the addresses with a given postal code. */
export const addressesIn = (own: ReadonlyArray<OwnAddress>, zipCode: string): ReadonlyArray<OwnAddress> =>
  own.filter(({ address }) => address.zipCode === zipCode)
