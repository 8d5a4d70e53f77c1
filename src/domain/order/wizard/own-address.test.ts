import { expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { addressesIn, chosenAddress } from "./own-address.ts"

const at = (street: string, zipCode = "80331"): Address => ({ ...emptyAddress(1, zipCode), street })
const own = [
  { id: 1, address: at("Lindenweg") },
  { id: 2, address: at("Amselweg", "01067") }
]

it("knows its own address again, whatever the phone and the note of this order are", () => {
  expect(chosenAddress(own, { ...at("Lindenweg"), phone: "089 1234567", deliveryNote: "Tor" })?.id).toBe(1)
  expect(chosenAddress(own, at("Finkenweg"))).toBeUndefined()
  expect(chosenAddress(own, { ...at("Lindenweg"), companyName: "Muster GmbH" })).toBeUndefined()
  expect(chosenAddress(own, null)).toBeUndefined()
})

it.each<Partial<Address>>([
  { title1Id: 1 },
  { title2Id: 1 },
  { companyName: "Muster GmbH" },
  { firstName: "Erika" },
  { lastName: "Muster" },
  { street: "Linde" },
  { houseNumber: "7" },
  { addition: "Hinterhaus" },
  { zipCode: "80333" },
  { city: "München" },
  { countryId: 2 }
])("takes an address for another one that differs in %j", (change) => {
  expect(chosenAddress(own.slice(0, 1), { ...at("Lindenweg"), ...change })).toBeUndefined()
})

it("tells the end of one field from the beginning of the next", () => {
  const numbered = [{ id: 3, address: { ...at("Lindenweg"), houseNumber: "7" } }]
  expect(chosenAddress(numbered, at("Lindenweg7"))).toBeUndefined()
})

it("offers those where the price holds", () => {
  expect(addressesIn(own, "01067").map(({ id }) => id)).toEqual([2])
})
