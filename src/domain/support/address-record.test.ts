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

it("stands in its form as it is, and comes back so (rule account.address)", () => {
  const { addressType, address } = own
  expect(addressInFields(fieldsOfAddress(own))).toEqual({ addressType, address })
  expect(addressRecordProblems(fieldsOfAddress(own))).toEqual([])
})

it("needs a telephone number where something is delivered, and a code of its country", () => {
  const fields = { ...fieldsOfAddress(own), addressType: "1", zipCode: "80331" }
  expect(addressRecordProblems(fields)).toEqual([
    { field: "zipCode", code: "invalid" },
    { field: "phone", code: "required" }
  ])
})

it("reads nothing out of choices that there are not", () => {
  const fields = { ...fieldsOfAddress(own), addressType: "9", title1Id: "x", countryId: "" }
  expect(addressInFields(fields)).toMatchObject({ addressType: 1, address: { title1Id: 0, countryId: 1 } })
})
