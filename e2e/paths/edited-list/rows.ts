import { type AddressEntry, emptyEntry } from "../../../src/domain/account/address-entry.ts"
import type { ServerRow } from "../../../src/domain/editing/edited-rows.ts"
import { editedListMachine } from "../../../src/machines/edited-list.machine.ts"

/**
 * Machine for the list of a customer's addresses. The page also runs a machine for the personal data, which this test
 * does not change.
 */
export const addressesMachine = editedListMachine<AddressEntry>()

/** Ids that no other account uses, chosen before the rows are in the database. */
const first = Math.floor(1_000_000_000 + Math.random() * 1_000_000_000)
export const keys = { ahorn: `row-${first}`, birken: `row-${first + 1}` }

/** Creates a complete address in a street; the street identifies the address. */
export const entryIn = (street: string, houseNumber: string): AddressEntry => ({
  addressType: 1,
  address: {
    ...emptyEntry(1).address,
    firstName: "Erika",
    lastName: "Muster",
    street,
    houseNumber,
    zipCode: "01067",
    city: "Dresden",
    phone: "0351 123456"
  }
})

/** The values of a new form before the customer closes it. */
export const begun: AddressEntry = {
  addressType: 1,
  address: { ...emptyEntry(1).address, street: "Zedernweg" }
}

const ahorn = (version: number, houseNumber: string) => ({
  id: first,
  version,
  value: entryIn("Ahornweg", houseNumber)
})
const birken = (version: number, houseNumber: string) => ({
  id: first + 1,
  version,
  value: entryIn("Birkenweg", houseNumber)
})

/**
 * Versions of the server's list. Addresses entered in this test have the house numbers 1a and 2a; changes from
 * elsewhere have 7 and 8.
 */
export const lists = {
  "as it was": [ahorn(1, "1"), birken(1, "2")],
  saved: [ahorn(2, "1a"), birken(1, "2")],
  "changed elsewhere": [ahorn(3, "7"), birken(3, "8")],
  "saved over that": [ahorn(4, "1a"), birken(3, "8")],
  "with one less": [birken(1, "2")]
} satisfies Readonly<Record<string, ReadonlyArray<ServerRow<AddressEntry>>>>
export type ListName = keyof typeof lists

const isListName = (name: string): name is ListName => name in lists
export const listNames = Object.keys(lists).filter(isListName)
