import { expect, it } from "vitest"
import { emptyAddress } from "../address/address.ts"
import { registrationProblems } from "./registration-form.ts"

const address = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Weg",
  houseNumber: "1",
  city: "München"
}
const form = {
  email: "erika@muster.de",
  password: "vier Worte und mehr",
  useInvoiceAddress: false,
  termsVersion: "1",
  newsletter: false
}
const customer = { asGuest: false }
const guest = { asGuest: true }

it("a valid form has no problems, with or without addresses", () => {
  const addressed = { ...form, deliveryAddress: { ...address, phone: "089 1234567" } }
  expect(registrationProblems(form, customer)).toEqual([])
  expect(registrationProblems(addressed, customer)).toEqual([])
  expect(registrationProblems({ ...form, password: "" }, guest)).toEqual([])
})

it("every problem is reported with its field, in the order of the fields", () => {
  const { password: _, ...rest } = form
  const wrong = {
    ...rest,
    email: "",
    deliveryAddress: address,
    invoiceAddress: { ...address, city: "" },
    useInvoiceAddress: true,
    termsVersion: ""
  }
  expect(registrationProblems(wrong, customer)).toEqual([
    { field: "email", code: "required" },
    { field: "password", code: "required" },
    { field: "deliveryAddress.phone", code: "required" },
    { field: "invoiceAddress.city", code: "required" },
    { field: "termsVersion", code: "required" }
  ])
  // a guest accepts the terms with the order
  expect(registrationProblems(wrong, guest)).toEqual([
    { field: "email", code: "required" },
    { field: "deliveryAddress.phone", code: "required" },
    { field: "invoiceAddress.city", code: "required" }
  ])
  expect(registrationProblems({ ...form, invoiceAddress: emptyAddress(1, "") }, customer)).toEqual([])
})
