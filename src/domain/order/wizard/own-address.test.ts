import { expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { addressesIn, chosenAddress } from "./own-address.ts"

const at = (street: string, zipCode = "80331"): Address => ({ ...emptyAddress(1, zipCode), street })
const own = [
  { id: 1, address: at("Lindenweg") },
  { id: 2, address: at("Amselweg", "01067") }
]

it("an own address is recognised whatever the order's phone number and note", () => {
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
])("an address that differs in %j is another one", (change) => {
  expect(chosenAddress(own.slice(0, 1), { ...at("Lindenweg"), ...change })).toBeUndefined()
})

it("the end of one field is not confused with the start of the next", () => {
  const numbered = [{ id: 3, address: { ...at("Lindenweg"), houseNumber: "7" } }]
  expect(chosenAddress(numbered, at("Lindenweg7"))).toBeUndefined()
})

it("addresses for which the price is valid are offered", () => {
  expect(addressesIn(own, "01067").map(({ id }) => id)).toEqual([2])
})
