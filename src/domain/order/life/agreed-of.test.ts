import { expect, it } from "vitest"
import { address } from "../../../../model-tests/data/drafts.ts"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { agreedOf } from "./agreed-of.ts"
import { deliveredOn } from "./order-life.test-support.ts"
import { billView } from "./order-page.ts"

type Seen = Parameters<typeof agreedOf>[0]

const seen: Seen = {
  countryId: 1,
  productGroupId: 3,
  calculation: calculationOf({ amount: 6000 }),
  offer: { ...offerOf("a", 100_000), goodsPrice: 1800, totalPrice: 1830.1, vatRate: 8.1 },
  deliveryAddress: address,
  invoiceAddress: null,
  payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" },
  stations: []
}

it("the agreement contains what the buyer saw when placing: amounts, prices in cents, VAT in tenths, window", () => {
  expect(agreedOf({ ...seen, regionCode: "BY" })).toEqual({
    countryId: 1,
    regionCode: "BY",
    productGroupId: 3,
    isConsumer: true,
    isInteraidPayment: false,
    isDirectDebit: false,
    amount: 6000,
    stationAmounts: [],
    priceUnitAmount: 1000,
    goodsCents: 180_000,
    feesCents: 3010,
    vatTenths: 81,
    earlierVatTenths: null,
    windowStart: "2026-12-01",
    windowEnd: "2026-12-04"
  })
})

it("an earlier VAT rate that the offer named is kept with its own", () => {
  const earlierVat = { vatRate: 7.7, vatAmount: 130.84, totalPrice: 1823.33 }
  expect(agreedOf({ ...seen, offer: { ...seen.offer, earlierVat } })).toMatchObject({
    vatTenths: 81,
    earlierVatTenths: 77
  })
})

it("the amount of each station, the creditor and a direct debit are kept", () => {
  const payment = { ...seen.payment, variant: "InteraidSepa", isInteraidPayment: true } as const
  const stations = [4000, 2000].map((amount) => ({ amount, address }))
  expect(agreedOf({ ...seen, payment, stations })).toMatchObject({
    stationAmounts: [4000, 2000],
    isInteraidPayment: true,
    isDirectDebit: true
  })
})

it("the buyer is a company if the invoice address, otherwise the delivery address, names one (§ 13 BGB)", () => {
  const company = { ...address, companyName: "Muster GmbH" }
  const isConsumer = (deliveryAddress: Seen["deliveryAddress"], invoiceAddress: Seen["invoiceAddress"]) =>
    agreedOf({ ...seen, deliveryAddress, invoiceAddress }).isConsumer
  expect(isConsumer(company, null)).toBe(false)
  expect(isConsumer(address, company)).toBe(false)
  expect(isConsumer(company, address)).toBe(true)
  expect(isConsumer({ ...address, companyName: "  " }, null)).toBe(true)
})

it("amounts are billed in major units and VAT in per cent", () => {
  expect(billView(deliveredOn("2026-12-03").bill)).toEqual({
    goodsPrice: 1800,
    fees: 30,
    totalPrice: 1830,
    vatRate: 7,
    vatAmount: 119.72,
    netTotal: 1710.28
  })
})
