import { expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import { childOffer } from "./child-offer.ts"
import { dayOfIso } from "./local-day.ts"
import type { AreaTerms, FeeRow, PricedOffer } from "./price-offer.ts"
import { feeSlot, type PriceRequest, priceRequest } from "./price-request.ts"
import { workCalendar } from "./work-calendar.ts"

const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)
const appointment = feeSlot(3, "AppointmentPlus", 0)
const feeRow: FeeRow = { basis: "order", amount: 4900 }
const seller = {
  name: "Nordwärme GmbH",
  street: "Am Speicher 1",
  zipCode: "20457",
  city: "Hamburg",
  email: "post@nordwaerme.example",
  phone: "+49 40 1",
  enplusId: null
}
const priced: PricedOffer = {
  certificationId: 2,
  listPrice: 40_000,
  goods: 240_000,
  fees: [
    { slot: feeSlot(3, "BlowingIn", 0), amount: 3500, perStation: true },
    { slot: -1, amount: 1, perStation: false }
  ],
  total: 243_500,
  vatTenths: 70,
  vat: 15_930,
  net: 227_570,
  earlier: undefined,
  unitPrice: 40_583,
  basePrice: 41,
  start: 5,
  end: 10
}

const offered = (
  groupId: 1 | 3,
  terms: Partial<AreaTerms> = {},
  more: Partial<PricedOffer> = {},
  change: Partial<PriceRequest> = {}
) => {
  const asked = priceRequest(completeCalculation({ zipCode: "10115" }, configurationOf(1, groupId)))
  if (asked === undefined) throw new Error("Nothing that can be priced")
  const area = {
    leadWorkdays: 5,
    windowWorkdays: 6,
    prices: new Map(),
    palletBags: undefined,
    fees: [],
    paymentIds: [40, 42],
    branchId: 7,
    dealer: {
      id: 100_001,
      name: "Nordwärme",
      seller,
      rating: 90,
      ratingCount: 3,
      isOperator: false,
      defaultPaymentId: 42
    },
    ...terms
  }
  const request = { ...asked, ...change }
  const calculation = { countryId: 1, productGroupId: groupId, zipCode: "10115" } as const
  return childOffer({ calculation, request, calendar }, area, { ...priced, ...more }, "locked")
}

it("an offer contains its dealer and its prices in major units", () => {
  expect(offered(3)).toMatchObject({
    id: "100001-7-20-2",
    hash: "locked",
    dealerId: 100_001,
    branchId: 7,
    name: "Nordwärme",
    seller,
    rating: 90,
    ratingCount: 3,
    isInteraid: false,
    productId: 20,
    palletBags: null,
    certificationIds: [2],
    currency: "EUR",
    unitPrice: 405.83,
    unitPriceUnit: { amount: 1000, unit: "kg" },
    basePrice: 0.41,
    basePriceUnit: "kg",
    goodsPrice: 2400,
    netTotal: 2275.7,
    vatRate: 7,
    vatAmount: 159.3,
    totalPrice: 2435,
    earlierVat: null,
    fees: [{ key: "BlowingIn", amount: 35, perStation: true }],
    deliveryPeriodDays: 10,
    startDeliveryPeriodDate: calendar.dates[5],
    endDeliveryPeriodDate: calendar.dates[10],
    appointmentPlusPrice: null,
    paymentIds: [40, 42],
    defaultPaymentId: 42,
    isInteraidPayment: false,
    monthlyRateCount: 0,
    monthlyRate: null,
    effectiveAnnualRate: null
  })
})

it("an offer contains the optional fields: no certification, sacks, litres, an appointment, another VAT rate, a plan", () => {
  expect(offered(1)).toMatchObject({ basePriceUnit: "l", unitPriceUnit: { amount: 100, unit: "l" } })
  expect(offered(3, {}, { certificationId: 0 }).certificationIds).toEqual([])
  expect(offered(3, { palletBags: { size: 15, count: 65 } }).palletBags).toEqual({ size: 15, count: 65 })
  const fees = feesOf(3).map((_, slot) => (slot === appointment ? feeRow : undefined))
  expect(offered(3, { fees }).appointmentPlusPrice).toBe(49)
  expect(offered(3, {}, { earlier: { vatTenths: 190, vat: 43_238, total: 270_808 } }).earlierVat).toEqual({
    vatRate: 19,
    vatAmount: 432.38,
    totalPrice: 2708.08
  })
  // the plan of rule payment.plan for 2400.00 and nine months
  expect(offered(3, {}, { total: 240_000 }, { instalmentMonths: 9 })).toMatchObject({
    monthlyRateCount: 9,
    monthlyRate: 277.4,
    effectiveAnnualRate: 9.99
  })
})
