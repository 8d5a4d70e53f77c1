import { expect, it } from "vitest"
import { emptyAddress } from "../../address/address.ts"
import { type KnownBuyer, withKnownBuyer } from "./known-buyer.ts"

const here = { zipCode: "01067", countryId: 1 } as const
const empty = {
  emailAddress: "",
  deliveryAddress: emptyAddress(1, "01067"),
  useInvoiceAddress: false,
  invoiceAddress: null
}
const address = {
  ...emptyAddress(1, "01067"),
  title1Id: 2,
  firstName: "Erika",
  lastName: "Muster",
  street: "Am Zwinger",
  houseNumber: "3",
  city: "Dresden",
  phone: "0351 1234567",
  deliveryNote: "Hof"
}
const known: KnownBuyer = {
  emailAddress: "erika@shop.example",
  deliveryAddress: address,
  useInvoiceAddress: false,
  invoiceAddress: { ...address, street: "Amt" }
}

it("an empty form is filled in with all known data", () => {
  expect(withKnownBuyer(empty, known, here, ["Dresden", "Radebeul"])).toEqual({
    ...empty,
    emailAddress: "erika@shop.example",
    deliveryAddress: address
  })
})

it("typed fields are never overwritten, and related fields are filled in together or not at all", () => {
  const typed = {
    ...empty,
    emailAddress: "max@",
    deliveryAddress: { ...empty.deliveryAddress, lastName: "Anders", houseNumber: "9" }
  }
  expect(withKnownBuyer(typed, known, here, [])).toEqual({
    ...typed,
    deliveryAddress: { ...typed.deliveryAddress, phone: "0351 1234567" }
  })
  const complete = { ...empty, emailAddress: "a@b.example", deliveryAddress: { ...address, phone: "1" } }
  expect(withKnownBuyer(complete, known, here, [])).toEqual(complete)
})

it("a name or address with one typed field is not completed", () => {
  const all = { ...address, title2Id: 1, companyName: "Muster GmbH", vatId: "DE1", addition: "Hof" }
  const taken = (typed: Partial<typeof address>) =>
    withKnownBuyer(
      { ...empty, deliveryAddress: { ...empty.deliveryAddress, ...typed } },
      { ...known, deliveryAddress: all },
      here,
      []
    ).deliveryAddress
  expect(taken({})).toEqual(all)
  const { street, houseNumber, addition, deliveryNote, city, phone } = all
  for (const typed of [
    { title1Id: 1 },
    { title2Id: 2 },
    { companyName: "A" },
    { vatId: "A" },
    { firstName: "A" },
    { lastName: "A" }
  ])
    expect(taken(typed)).toEqual({
      ...empty.deliveryAddress,
      ...typed,
      street,
      houseNumber,
      addition,
      deliveryNote,
      city,
      phone
    })
  for (const typed of [{ street: "A" }, { houseNumber: "A" }, { addition: "A" }, { deliveryNote: "A" }])
    expect(taken(typed)).toEqual({
      ...all,
      street: "",
      houseNumber: "",
      addition: "",
      deliveryNote: "",
      city: "",
      ...typed
    })
})

it("only the person is filled in if the price is for another address", () => {
  for (const elsewhere of [{ zipCode: "80331" }, { countryId: 2 as const }]) {
    const { deliveryAddress } = withKnownBuyer(
      empty,
      { ...known, deliveryAddress: { ...address, ...elsewhere } },
      here,
      []
    )
    expect(deliveryAddress).toEqual({
      ...empty.deliveryAddress,
      title1Id: 2,
      firstName: "Erika",
      lastName: "Muster",
      phone: "0351 1234567"
    })
  }
})

it("an existing place is filled in with its official spelling, and a chosen one is kept", () => {
  const cityOf = (city: string, places: ReadonlyArray<string>) =>
    withKnownBuyer(
      { ...empty, deliveryAddress: { ...empty.deliveryAddress, city } },
      { ...known, deliveryAddress: { ...address, city: "DRESDEN" } },
      here,
      places
    ).deliveryAddress.city
  expect(cityOf("", ["Radebeul", "Dresden"])).toBe("Dresden")
  expect(cityOf("", ["Radebeul"])).toBe("")
  expect(cityOf("", [])).toBe("DRESDEN")
  expect(cityOf("Radebeul", ["Radebeul", "Dresden"])).toBe("Radebeul")
})

it("an invoice address is filled in if one is wanted and none was typed", () => {
  const wished = { ...known, useInvoiceAddress: true }
  expect(withKnownBuyer(empty, wished, here, [])).toMatchObject({
    useInvoiceAddress: true,
    invoiceAddress: { street: "Amt" }
  })
  const own = { ...empty, invoiceAddress: address }
  expect(withKnownBuyer(own, wished, here, [])).toMatchObject({
    useInvoiceAddress: false,
    invoiceAddress: { street: "Am Zwinger" }
  })
  expect(withKnownBuyer(empty, { ...known, deliveryAddress: null }, here, []).deliveryAddress).toEqual(
    empty.deliveryAddress
  )
})
