import { describe, expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { roughCalculation } from "../../calculator/begin-calculation.ts"
import { addressForm, draftOf, paymentForm } from "../../../../model-tests/data/drafts.ts"
import { draftOfKind, several, stationsForm } from "../../../../model-tests/data/several.ts"
import { type AddressForm, addressFormProblems } from "./address-form.ts"
import { type FormSurroundings, formProblems, shownForm, standingForms } from "./order-forms.ts"

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
  it("accepts a complete address", () => {
    expect(wrong({})).toEqual([])
  })

  it("requires a mailbox, and a phone number for the driver", () => {
    expect(wrong({ emailAddress: " " })).toEqual(["emailAddress required"])
    expect(wrong({ emailAddress: "erika@" })).toEqual(["emailAddress invalid"])
    expect(wrong({ emailAddress: " erika@example.org " })).toEqual([])
    expect(wrong({ deliveryAddress: { ...address, phone: "" } })).toEqual(["deliveryAddress.phone required"])
  })

  it("checks the titles of both addresses", () => {
    const untitled = { ...address, title1Id: 77 }
    expect(
      wrong({
        deliveryAddress: untitled,
        useInvoiceAddress: true,
        invoiceAddress: { ...address, title2Id: 77 }
      })
    ).toEqual(["deliveryAddress.title1Id invalid", "invoiceAddress.title2Id invalid"])
  })

  it("accepts only delivery addresses that the price was calculated for", () => {
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

  it("accepts any invoice address, but not an empty one", () => {
    const elsewhere = { ...address, zipCode: "10115", phone: "" }
    expect(wrong({ useInvoiceAddress: true, invoiceAddress: elsewhere })).toEqual([])
    expect(wrong({ useInvoiceAddress: true })).toEqual(["invoiceAddress required"])
    expect(wrong({ useInvoiceAddress: true, invoiceAddress: { ...elsewhere, street: "" } })).toEqual([
      "invoiceAddress.street required"
    ])
    expect(wrong({ useInvoiceAddress: false, invoiceAddress: { ...elsewhere, street: "" } })).toEqual([])
  })
})

it("the form of a step is checked by the step's own rules", () => {
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

describe("the shown form of a step", () => {
  const begun = draftOf("begun")
  const buyer = {
    emailAddress: "a@b.example",
    deliveryAddress: address,
    useInvoiceAddress: false,
    invoiceAddress: null
  }
  const around: FormSurroundings = { places: [], known: [buyer], asked: null, placesOf: () => ["Ort"] }

  it("starts with the known data of the buyer", () => {
    const { form: opened, completed } = shownForm("DeliveryAddress", {}, begun, around)
    expect([opened.step, opened.emailAddress, opened.deliveryAddress.street, completed]).toEqual([
      "DeliveryAddress",
      "a@b.example",
      "Lindenweg",
      null
    ])
  })

  it("is the typed one, with suggestions for what could be filled in", () => {
    const typed = { DeliveryAddress: { ...addressForm, emailAddress: "" } }
    expect(shownForm("DeliveryAddress", typed, begun, around)).toEqual({
      form: typed.DeliveryAddress,
      completed: { ...addressForm, emailAddress: "a@b.example" }
    })
  })

  it("contains nothing of the buyer's data if an address was saved", () => {
    const saved = draftOf("addressed", { deliveryAddress: { ...address, street: "Anders" } })
    const { form: opened, completed } = shownForm("DeliveryAddress", {}, saved, around)
    expect([opened.emailAddress, opened.deliveryAddress.street, completed]).toEqual(["", "Anders", null])
  })

  it("contains the order's stations, with a place where there is only one", () => {
    const draft = draftOfKind(several, "addressed")
    const { form: opened, completed } = shownForm("DeliveryStations", {}, draft, around)
    expect([opened.step, opened.stations.length, opened.stations[1]?.address?.city, completed]).toEqual([
      "DeliveryStations",
      3,
      "Ort",
      null
    ])
    const typed = { DeliveryStations: stationsForm }
    expect(shownForm("DeliveryStations", typed, draft, around).form).toEqual(stationsForm)
  })

  it("has the payment method of the URL, and keeps a saved account", () => {
    const draft = draftOf("addressed", { offer: { ...begun.offer, paymentIds: [40, 42] } })
    const shown = shownForm("Payment", {}, draft, { ...around, asked: "Sepa" })
    expect([shown.form.step, shown.form.paymentId, shown.completed]).toEqual(["Payment", 42, null])
    expect(shownForm("Payment", { Payment: paymentForm }, draft, around).form).toEqual(paymentForm)
  })
})

it("the saved values of each form are checked by the step's own rules", () => {
  const saved = {
    ...draftOfKind(several, "paid"),
    emailAddress: "erika@example.org",
    deliveryAddress: address,
    stations: stationsForm.stations.map(({ amount, address: there }) => ({
      amount: amount ?? 0,
      address: there
    })),
    payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" }
  } as const
  expect(standingForms(saved)).toEqual({ address: true, stations: true, payment: true })
  expect(standingForms({ ...saved, emailAddress: "" }).address).toBe(false)
  expect(standingForms({ ...saved, deliveryAddress: null })).toMatchObject({
    address: false,
    stations: false
  })
  // addresses are valid regardless of the payment: if the payment does not allow an address, the buyer returns to the
  // payment step
  const company = { ...saved, deliveryAddress: { ...address, companyName: "Muster GmbH" } }
  expect(standingForms({ ...company, useInvoiceAddress: true, invoiceAddress: address }).address).toBe(true)
  expect(standingForms({ ...saved, stations: null }).stations).toBe(false)
  const { stations: _, ...before } = saved
  expect(standingForms(before).stations).toBe(false)
  expect(standingForms({ ...saved, payment: null }).payment).toBe(false)
  expect(standingForms({ ...saved, payment: { ...saved.payment, paymentId: 42 } }).payment).toBe(false)
})
