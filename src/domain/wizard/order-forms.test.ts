import { describe, expect, it } from "vitest"
import { type Address, emptyAddress } from "../address/address.ts"
import { roughCalculation } from "../calculator/begin-calculation.ts"
import { addressForm, draftOf, paymentForm } from "../../../model-tests/data/drafts.ts"
import { type AddressForm, addressFormProblems } from "./address-form.ts"
import { formProblems } from "./order-forms.ts"

const address: Address = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Lindenweg",
  houseNumber: "7",
  city: "München",
  phone: "+49 89 654321"
}
const form: AddressForm = {
  emailAddress: "erika@example.org",
  deliveryAddress: address,
  useInvoiceAddress: false,
  invoiceAddress: null
}
const order = {
  calculation: roughCalculation(1, 3, { zipCode: "80331" }),
  allowCompany: true,
  allowInvoiceAddress: true
}
const wrong = (rest: Partial<AddressForm>) =>
  addressFormProblems({ ...form, ...rest }, order).map(({ field, code }) => `${field} ${code}`)

describe("the address step", () => {
  it("has nothing against a whole address", () => {
    expect(wrong({})).toEqual([])
  })

  it("wants a mailbox, and a phone for the driver", () => {
    expect(wrong({ emailAddress: " " })).toEqual(["emailAddress required"])
    expect(wrong({ emailAddress: "erika@" })).toEqual(["emailAddress invalid"])
    expect(wrong({ emailAddress: " erika@example.org " })).toEqual([])
    expect(wrong({ deliveryAddress: { ...address, phone: "" } })).toEqual(["deliveryAddress.phone required"])
  })

  it("knows the titles of both addresses", () => {
    const untitled = { ...address, title1Id: 77 }
    expect(
      wrong({
        deliveryAddress: untitled,
        useInvoiceAddress: true,
        invoiceAddress: { ...address, title2Id: 77 }
      })
    ).toEqual(["deliveryAddress.title1Id invalid", "invoiceAddress.title2Id invalid"])
  })

  it("delivers only where the price was calculated for", () => {
    expect(wrong({ deliveryAddress: { ...address, zipCode: "" } })).toEqual([
      "deliveryAddress.zipCode required"
    ])
    expect(wrong({ deliveryAddress: { ...address, zipCode: "80333" } })).toEqual([
      "deliveryAddress.zipCode zipDiffers"
    ])
    expect(wrong({ deliveryAddress: { ...address, countryId: 2, zipCode: "1010" } })).toEqual([
      "deliveryAddress.countryId countryDiffers",
      "deliveryAddress.zipCode zipDiffers"
    ])
  })

  it("sends the invoice anywhere, but not nowhere", () => {
    const elsewhere = { ...address, zipCode: "10115", phone: "" }
    expect(wrong({ useInvoiceAddress: true, invoiceAddress: elsewhere })).toEqual([])
    expect(wrong({ useInvoiceAddress: true })).toEqual(["invoiceAddress required"])
    expect(wrong({ useInvoiceAddress: true, invoiceAddress: { ...elsewhere, street: "" } })).toEqual([
      "invoiceAddress.street required"
    ])
    expect(wrong({ useInvoiceAddress: false, invoiceAddress: { ...elsewhere, street: "" } })).toEqual([])
  })
})

it("the form of a step is held against the rules of its own step", () => {
  const draft = draftOf("addressed")
  expect([formProblems(addressForm, draft), formProblems(paymentForm, draft)]).toEqual([[], []])
  expect(formProblems({ step: "DeliveryAddress", ...form, emailAddress: "" }, draft)).toEqual([
    { field: "emailAddress", code: "required" }
  ])
  expect(formProblems({ step: "DeliveryStations", stations: [] }, draft)).toEqual([
    { field: "stations", code: "invalid" }
  ])
  expect(
    formProblems(
      {
        step: "Payment",
        isInteraidPayment: false,
        paymentId: 40,
        paymentModifier: -1,
        orderReference: "x".repeat(36)
      },
      draft
    )
  ).toEqual([{ field: "orderReference", code: "tooLong" }])
})
