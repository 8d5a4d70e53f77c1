import { describe, expect, it } from "vitest"
import { emptyAddress } from "./address.ts"
import {
  type AddressEntry,
  addressEntryProblems,
  emptyAddressEntry,
  tidyAddressEntry
} from "./address-entry.ts"

const order = { countryId: 1, zipCode: "01067", places: ["Dresden"] } as const

const complete: AddressEntry = {
  emailAddress: "erika@example.org",
  deliveryAddress: {
    ...emptyAddress(1, "01067"),
    firstName: "Erika",
    lastName: "Beispiel",
    street: "Am Zwinger",
    houseNumber: "3",
    city: "Dresden",
    phone: "0351 123456"
  },
  useInvoiceAddress: false,
  invoiceAddress: null
}

const fieldsOf = (entry: AddressEntry, places: ReadonlyArray<string> = order.places) =>
  addressEntryProblems(entry, { ...order, places }).map((problem) => `${problem.field} ${problem.code}`)

describe("the address step", () => {
  it("asks for name, street, place, phone and e-mail before anything else", () => {
    expect(fieldsOf(emptyAddressEntry(1, "01067"))).toEqual([
      "deliveryAddress.firstName required",
      "deliveryAddress.lastName required",
      "deliveryAddress.street required",
      "deliveryAddress.houseNumber required",
      "deliveryAddress.city required",
      "deliveryAddress.phone required",
      "emailAddress required"
    ])
  })

  it("takes a complete address", () => {
    expect(fieldsOf(complete)).toEqual([])
  })

  it("delivers only where the price was calculated for", () => {
    const moved = { ...complete.deliveryAddress, zipCode: "80331", countryId: 2 as const }
    expect(fieldsOf({ ...complete, deliveryAddress: moved })).toEqual([
      "deliveryAddress.zipCode invalid",
      "deliveryAddress.zipCode zipDiffers",
      "deliveryAddress.countryId countryDiffers"
    ])
  })

  it("wants one of the real places of the zip, where they are known", () => {
    const elsewhere = { ...complete, deliveryAddress: { ...complete.deliveryAddress, city: "Leipzig" } }
    expect(fieldsOf(elsewhere)).toEqual(["deliveryAddress.city placeMismatch"])
    expect(fieldsOf(elsewhere, [])).toEqual([])
  })

  it("looks at the invoice address only while it is wanted, and needs no phone there", () => {
    const invoiceAddress = { ...emptyAddress(1, ""), city: "Berlin" }
    expect(fieldsOf({ ...complete, invoiceAddress })).toEqual([])
    expect(fieldsOf({ ...complete, useInvoiceAddress: true, invoiceAddress })).toEqual([
      "invoiceAddress.firstName required",
      "invoiceAddress.lastName required",
      "invoiceAddress.street required",
      "invoiceAddress.houseNumber required",
      "invoiceAddress.zipCode required"
    ])
  })

  it("is sent without blanks around texts and without an unwanted invoice address", () => {
    const tidy = tidyAddressEntry({
      ...complete,
      emailAddress: " erika@example.org ",
      deliveryAddress: { ...complete.deliveryAddress, street: " Am Zwinger " },
      invoiceAddress: emptyAddress(1, "")
    })
    expect(tidy).toEqual(complete)
  })
})
