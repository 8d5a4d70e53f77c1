import { Schema } from "effect"
import { expect, it } from "vitest"
import { offer } from "../../contract/schemas/offer.schema.ts"
import type { OfferValues } from "../../domain/offer/offer-members.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { offerInMajorUnits } from "../../domain/price/offer-decimals.gen.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import * as texts from "./offer-texts.gen.ts"

/** All fields are set, and every text contains characters that JSON escapes. */
const full: OfferValues = {
  id: "100001-7-20-102",
  hash: "Zk3_-w",
  dealerId: 100_001,
  branchId: 7,
  name: 'Müller "Holz" & Söhne\u2028',
  logoUrl: '/"logo".png',
  profileLink: "/haendler/100001",
  seller: {
    name: "A\\B",
    street: "\t1",
    zipCode: "10115",
    city: '"B"',
    email: "a@b.example",
    phone: "+49 30",
    enplusId: "DE 001"
  },
  rating: 95,
  ratingCount: 12,
  isInteraid: true,
  productId: 20,
  palletBags: { size: 15, count: 65 },
  certificationIds: [1, 2],
  currency: "CHF",
  unitPrice: 40_583,
  unitPriceUnit: { amount: 1000, unit: "kg" },
  basePrice: 41,
  basePriceUnit: "kg",
  goodsPrice: 240_000,
  netTotal: 227_570,
  vatRate: 8.1,
  vatAmount: 15_930,
  totalPrice: 243_505,
  earlierVat: { vatRate: 7, vatAmount: 14_001, totalPrice: 241_571 },
  fees: [
    { key: "BlowingIn", name: "Einblasen", amount: 3500, perStation: true },
    { key: "AppointmentPlus", name: "Termin", amount: 4901, perStation: false }
  ],
  savings: { amount: 1205, reference: 'the "list"' },
  badges: ["Cheapest", "Fastest"],
  deliveryPeriodDays: 10,
  startDeliveryPeriodDate: "2026-11-30",
  endDeliveryPeriodDate: "2026-12-04",
  appointmentPlusPrice: 4900,
  paymentIds: [40, 42],
  defaultPaymentId: 42,
  isInteraidPayment: true,
  monthlyRateCount: 9,
  monthlyRate: 27_740,
  effectiveAnnualRate: 9.99,
  selected: true
}

const bare: OfferValues = {
  ...full,
  logoUrl: null,
  profileLink: null,
  seller: { ...full.seller, enplusId: null },
  palletBags: null,
  certificationIds: [],
  earlierVat: null,
  fees: [],
  savings: null,
  badges: [],
  appointmentPlusPrice: null,
  paymentIds: [],
  monthlyRate: null,
  effectiveAnnualRate: null
}

const written = (values: OfferValues): unknown =>
  JSON.parse(
    [
      texts.lockText(values),
      texts.dealerText(values),
      texts.termsText(values),
      texts.goodsText(values),
      texts.deliveryText(values),
      texts.planText(values),
      texts.rankText(values),
      ',"Children":[]',
      texts.choiceText(values)
    ].join("")
  )

const decode = Schema.decodeUnknownSync(offer, { onExcessProperty: "error" })

it.each([
  ["all of it", full],
  ["the least", bare]
])("an offer is written so that the contract reads it back unchanged: %s (decision 128)", (_, values) => {
  expect(decode(written(values))).toEqual({
    ...offerInMajorUnits(values, values, values, values, values, values),
    badges: values.badges,
    selected: values.selected,
    children: []
  })
})

it("an offer keeps two decimals, and the names of fees as they are", () => {
  expect(texts.goodsText({ ...bare, unitPrice: 40_500, basePrice: 5 })).toContain(
    '"UnitPrice":405.00,"BasePrice":0.05'
  )
  for (const { name } of productGroups.flatMap(({ id }) => feesOf(id)))
    expect(JSON.stringify(name)).toBe(`"${name}"`)
})
