import { expect, it } from "vitest"
import { type Address, emptyAddress } from "./address.ts"
import { trimmedAddress } from "./trimmed-address.ts"

const texts = {
  companyName: "Muster GmbH",
  vatId: "DE 1",
  firstName: "Erika Maria",
  lastName: "von Muster",
  street: "Am Zwinger",
  houseNumber: "3 a",
  addition: "2. Stock",
  zipCode: "01067",
  city: "Dresden",
  phone: "0351 1234567",
  deliveryNote: "durch den Hof"
}

it("removes blanks around each text of an address, and changes nothing else", () => {
  const address: Address = { ...emptyAddress(2, ""), title1Id: 1, title2Id: 2, ...texts }
  const blank = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, ` ${text}\t `]))
  expect(trimmedAddress({ ...address, ...blank })).toEqual(address)
})
