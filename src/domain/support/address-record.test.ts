import { expect, it } from "vitest"
import {
  addressInFields,
  addressRecordProblems,
  type CustomerAddress,
  fieldsOfAddress,
  newCustomerAddress
} from "./address-record.ts"

const own: CustomerAddress = {
  id: 7,
  version: 2,
  addressType: 0,
  address: {
    ...newCustomerAddress(2).address,
    title1Id: 1,
    title2Id: 2,
    firstName: "Erika",
    lastName: "Muster",
    street: "Weg",
    houseNumber: "1",
    zipCode: "1010",
    city: "Wien"
  }
}

it("an address is unchanged after its form (rule account.address)", () => {
  const { addressType, address } = own
  expect(addressInFields(fieldsOfAddress(own))).toEqual({ addressType, address })
  expect(addressRecordProblems(fieldsOfAddress(own))).toEqual([])
})

it("a delivery address needs a telephone number, and a postal code of its country", () => {
  const fields = { ...fieldsOfAddress(own), addressType: "1", zipCode: "80331" }
  expect(addressRecordProblems(fields)).toEqual([
    { field: "zipCode", code: "invalid" },
    { field: "phone", code: "required" }
  ])
})

it("unknown options of a field become the default", () => {
  const fields = { ...fieldsOfAddress(own), addressType: "9", title1Id: "x", countryId: "" }
  expect(addressInFields(fields)).toMatchObject({ addressType: 1, address: { title1Id: 0, countryId: 1 } })
})
