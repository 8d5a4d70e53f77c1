import { expect, it } from "vitest"
import { address } from "../../../../model-tests/data/drafts.ts"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { sampleSite } from "../../site/sample-site.ts"
import { billDocumentOf, type IssuedBill } from "./bill-document.ts"
import { type LifeFacts, nothingYet } from "./order-life.ts"
import { deliveredOn } from "./order-life.test-support.ts"

type Billed = Parameters<typeof billDocumentOf>[0]

const { operator } = sampleSite
const offer = offerOf("a", 180_000)

const order = (isInteraidPayment: boolean): Billed => ({
  orderId: "A".repeat(22),
  orderNumber: "HM-1",
  status: "invoiced",
  placedAt: "2026-11-20T08:00:00.000Z",
  timeline: [],
  countryId: 1,
  productGroupId: 3,
  calculation: calculationOf({ amount: 6000 }),
  offer,
  emailAddress: "kundin@example.org",
  deliveryAddress: address,
  invoiceAddress: null,
  stations: [],
  payment: { variant: "Invoice", paymentId: 40, isInteraidPayment, orderReference: "" },
  legalVersions: { terms: "1", withdrawal: "1", privacy: "1" },
  moistureDeclaration: null
})

const facts: LifeFacts = { ...nothingYet, delivery: deliveredOn("2026-12-03"), invoiceNumber: "R-1" }

const billOf = (
  isInteraidPayment: boolean,
  imprint = "",
  seller = offer.seller,
  credit: IssuedBill["credit"] = null
) =>
  billDocumentOf(
    { ...order(isInteraidPayment), offer: { ...offer, seller } },
    facts,
    { issuedOn: "2026-12-04", imprint, credit },
    operator,
    null
  )

it("the operator's bill names seat, register, director, VAT id and account", () => {
  const bill = billOf(true, "Händler, USt-IdNr. DE111111111")
  const { name, street, zipCode, city } = operator
  expect(bill?.issuer).toEqual({ name, street, zipCode, city })
  expect(bill?.imprint).toEqual([
    "Heizmarkt Beispiel GmbH, Sitz: Berlin, Deutschland",
    "Amtsgericht Beispielstadt, HRB 000000",
    "Geschäftsführung: Erika Beispiel",
    "USt-IdNr. DE000000000",
    "Bankverbindung: Heizmarkt Beispiel GmbH, IBAN DE36 0000 0000 0000 0000 00"
  ])
  expect([bill?.contact, bill?.deliveredBy]).toEqual([operator.email, offer.name])
})

it("the dealer's bill contains the lines of the dealer's record, without gaps for missing ones", () => {
  expect(billOf(false, "Sitz: München\r\n\r\nUSt-IdNr. DE111111111\nKonto: 1")).toMatchObject({
    imprint: ["Sitz: München", "USt-IdNr. DE111111111", "Konto: 1"],
    contact: "+49 89 123456, verkauf@example.org",
    deliveredBy: null
  })
  const unknown = { ...offer.seller, phone: "" }
  expect(billOf(false, "", unknown)).toMatchObject({ imprint: [], contact: "verkauf@example.org" })
  expect(billOf(false, "", { ...unknown, email: "" })?.contact).toBe("")
})

it("there is no bill before it is issued", () => {
  const issued = { issuedOn: "2026-12-04", imprint: "", credit: null }
  const missing: ReadonlyArray<Partial<LifeFacts>> = [{ invoiceNumber: null }, { delivery: null }]
  for (const each of missing)
    expect(billDocumentOf(order(true), { ...facts, ...each }, issued, operator, null)).toBeUndefined()
})

const hamlet = { ...address, street: "Weiler", houseNumber: "", zipCode: "80333", city: "Dachau" }

/** Returns the bill of an order with the given changes and station deliveries. */
const billWith = (ordered: Partial<Billed>, came: LifeFacts["stations"] = []) =>
  billDocumentOf(
    { ...order(true), ...ordered },
    { ...facts, stations: came },
    { issuedOn: "2026-12-04", imprint: "", credit: null },
    operator,
    null
  )

it("a bill is addressed to the billing address, otherwise to the delivery address, without gaps for unknown parts", () => {
  const home = { street: "Lindenweg 7", zipCode: "80331", city: "München" }
  expect(billWith({})?.recipient).toEqual({ name: "Erika Muster", ...home, taxNumber: "" })
  expect(billWith({ deliveryAddress: { ...address, companyName: "Muster KG" } })?.recipient).toEqual({
    name: "Muster KG, Erika Muster",
    ...home,
    taxNumber: ""
  })
  expect(billWith({ invoiceAddress: { ...hamlet, firstName: "" } })?.recipient).toEqual({
    name: "Muster",
    street: "Weiler",
    zipCode: "80333",
    city: "Dachau",
    taxNumber: ""
  })
})

it.each([
  [2, "UID-Nummer ATU12345678"],
  [1, "USt-IdNr. ATU12345678"],
  [3, "MWST-Nr. ATU12345678"]
] as const)("names the buyer's tax number as country %s calls it: %s (§ 11 UStG)", (countryId, line) => {
  const invoiceAddress = { ...address, countryId, companyName: "Muster KG", vatId: " ATU12345678" }
  expect(billWith({ invoiceAddress })?.recipient.taxNumber).toBe(line)
})

it("a bill states what was delivered when and where, to one place or to each station", () => {
  expect(billWith({})?.deliveries).toEqual([
    { station: null, address: "Lindenweg 7, 80331 München", day: "2026-12-03", amount: 6000 }
  ])
  const stations = [
    { amount: 4000, address },
    { amount: 2000, address: hamlet }
  ]
  const came = [
    { station: 2, day: "2026-12-02", amount: 1950, isMixed: false },
    { station: 1, day: "2026-12-03", amount: 4050, isMixed: false }
  ]
  const billed = [
    { station: 2, address: "Weiler, 80333 Dachau", day: "2026-12-02", amount: 1950 },
    { station: 1, address: "Lindenweg 7, 80331 München", day: "2026-12-03", amount: 4050 }
  ]
  expect(billWith({ stations }, came)?.deliveries).toEqual(billed)
})

it("a station without an address has that of the order", () => {
  const came = [{ station: 3, day: "2026-12-03", amount: 6000, isMixed: false }]
  expect(billWith({}, came)?.deliveries).toEqual([
    { station: 3, address: "Lindenweg 7, 80331 München", day: "2026-12-03", amount: 6000 }
  ])
})

it("a bill is cancelled with the same sums below zero, at its own rate, by the party that issued it", () => {
  const issued = { number: "S-1", issuedOn: "2026-12-20", imprint: "Sitz: Augsburg" }
  const bill = billOf(false, "Sitz: München", offer.seller, issued)
  expect(billOf(false)?.creditNote).toBeNull()
  const sums = bill?.bill
  expect(bill?.creditNote).toEqual({
    number: "S-1",
    issuedOn: "2026-12-20",
    imprint: ["Sitz: Augsburg"],
    bill: {
      goodsPrice: -(sums?.goodsPrice ?? 0),
      fees: -(sums?.fees ?? 0),
      totalPrice: -(sums?.totalPrice ?? 0),
      vatRate: sums?.vatRate,
      vatAmount: -(sums?.vatAmount ?? 0),
      netTotal: -(sums?.netTotal ?? 0)
    }
  })
  expect(billOf(true, "", offer.seller, issued)?.creditNote?.imprint).toEqual(billOf(true)?.imprint)
})
