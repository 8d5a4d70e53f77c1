import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import type { PartialCalculation } from "../options/order-query.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { dayOfIso } from "./local-day.ts"
import {
  appointmentPlusPrice,
  type AreaTerms,
  type DayTerms,
  type FeeRow,
  priceOffer,
  priceOffers
} from "./price-offer.ts"
import { priceRequest } from "./price-request.ts"
import { type VatRate, vatRatesOf } from "./vat.ts"
import { workCalendar } from "./work-calendar.ts"

const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)
const monday: DayTerms = { calendar, vatTenths: calendar.days.map(() => 190) }

const feeTable = (groupId: ProductGroupId, rows: Readonly<Record<string, FeeRow>>) =>
  feesOf(groupId).map((entry) => rows[`${entry.key} ${entry.optionId}`])

/** Oil at 90.00 and 88.88 per 100 l. */
const oilArea: AreaTerms = {
  leadWorkdays: 5,
  windowWorkdays: 6,
  prices: new Map([[1, [{ certificationId: 0, fromAmounts: [500, 3000], unitPrices: [9000, 8888] }]]]),
  palletBags: undefined,
  fees: feeTable(1, {
    "AdditionalStation 0": { basis: "station", amount: 2500 },
    "TubeLength 14": { basis: "order", amount: 0 },
    "MaxDelivery 7": { basis: "station", amount: 1999 },
    "ClimatePart 0": { basis: "unit", amount: 75 },
    "AppointmentPlus 0": { basis: "station", amount: 1500 }
  }),
  paymentIds: [40]
}

const oil = (partial: PartialCalculation, area = oilArea, day = monday) => {
  const calculation = completeCalculation({ zipCode: "10115", ...partial }, configurationOf(1, 1))
  const request = priceRequest(calculation)
  return request && priceOffer(request, area, day)
}
const lines = (partial: PartialCalculation, area = oilArea) =>
  oil(partial, area)?.fees.map(({ slot, amount, perStation }) => [feesOf(1)[slot]?.key, amount, perStation])

describe("an offer of oil", () => {
  it("is priced per 100 litres, with its base price per litre", () => {
    expect(oil({ amount: 3333 })).toMatchObject({
      certificationId: 0,
      listPrice: 8888,
      // 88.88 × 33.33 = 2962.3704
      goods: 296_237,
      fees: [],
      total: 296_237,
      // 2962.37 × 19 / 119 = 472.9834…
      vat: 47_298,
      net: 248_939,
      unitPrice: 8888,
      basePrice: 89,
      start: 5,
      end: 10
    })
    expect(oil({ amount: 2999 })?.listPrice).toBe(9000)
    expect(oil({ amount: 500 })?.listPrice).toBe(9000)
  })

  it("does not exist below the first price step, or for a product or certificate that the dealer does not sell", () => {
    expect(oil({ amount: 499 })).toBeUndefined()
    expect(oil({ product: { id: 3 } })).toBeUndefined()
    expect(oil({}, { ...oilArea, prices: new Map([[1, []]]) })).toBeUndefined()
  })

  it("has a line for each fee above zero, with the fee's own basis", () => {
    expect(lines({ parameters: [{ id: 14 }] }), "a longer hose for nothing").toEqual([])
    expect(lines({ parameters: [{ id: 15 }] }), "not sold").toBeUndefined()
    // 0.75 × 33.33 = 24.9975
    expect(lines({ amount: 3333, product: { id: 1, climateNeutral: true } })).toEqual([
      ["ClimatePart", 2500, false]
    ])
    expect(lines({ stations: 4, appointmentPlus: true })).toEqual([
      ["AdditionalStation", 7500, true],
      ["AppointmentPlus", 6000, true]
    ])
    expect(oil({ amount: 3000, stations: 4 })?.total).toBe(266_640 + 7500)
  })

  it("has the express fee last, only if delivery is expedited, and does not exist without that fee", () => {
    const express = { parameters: [{ id: 7 }], stations: 2 }
    expect(lines(express)).toEqual([
      ["AdditionalStation", 2500, true],
      ["MaxDelivery", 3998, true]
    ])
    expect(lines(express, { ...oilArea, leadWorkdays: 1, windowWorkdays: 2 })).toEqual([
      ["AdditionalStation", 2500, true]
    ])
    expect(lines({ parameters: [{ id: 8 }] }), "no row for the next day").toBeUndefined()
  })

  it("contains the price of an appointment if the dealer offers one", () => {
    const request = priceRequest(completeCalculation({ stations: 3 }, configurationOf(1, 1)))
    expect(request && appointmentPlusPrice(request, oilArea)).toBe(4500)
    expect(request && appointmentPlusPrice(request, { ...oilArea, fees: [] })).toBeUndefined()
  })

  it("has the lower certification of two with equal prices, whichever comes first", () => {
    const step = (certificationId: number, price: number) => ({
      certificationId,
      fromAmounts: [0],
      unitPrices: [price]
    })
    const steps = [step(3, 9000), step(2, 9000), step(1, 9001), step(0, 8999)]
    const request = priceRequest(completeCalculation({ zipCode: "10115" }, configurationOf(1, 1)))
    const area = { ...oilArea, prices: new Map([[1, steps]]) }
    const offers = request === undefined ? [] : priceOffers(request, area, monday)
    expect(offers.map(({ certificationId }) => certificationId)).toEqual([0, 2, 3, 1])
  })

  it("has no earlier total if the rate stays, or if there was none before", () => {
    expect(oil({})?.earlier).toBeUndefined()
    const begins = { calendar, vatTenths: calendar.days.map((_, at) => (at < 8 ? undefined : 190)) }
    expect(oil({}, oilArea, begins)).toMatchObject({ vatTenths: 190, earlier: undefined })
    const ends = { calendar, vatTenths: calendar.days.map((_, at) => (at < 10 ? 190 : undefined)) }
    expect(oil({}, oilArea, ends)).toBeUndefined()
  })
})

describe("the VAT table", () => {
  const goods = { countryId: 1, productGroupId: 1, vatClass: "liquidFuel" } as const
  const row = (rateTenths: number, validFrom: string, change: Partial<VatRate> = {}): VatRate => ({
    ...goods,
    productGroupId: 0,
    rateTenths,
    validFrom,
    setBy: "law",
    ...change
  })
  const rate = (
    iso: string,
    table = [row(160, "2020-07-01"), row(190, "2021-01-01"), row(180, "2007-01-01")]
  ) => vatRatesOf(table, goods)(dayOfIso(iso) ?? 0)

  it("contains the rate of the last change until the day, in any order of its rows", () => {
    expect(
      ["2006-12-31", "2007-01-01", "2020-06-30", "2020-07-01", "2020-12-31", "2021-01-01"].map((iso) =>
        rate(iso)
      )
    ).toEqual([undefined, 180, 180, 160, 160, 190])
  })

  it("contains no rates of other countries and goods, and no change without a day", () => {
    const table = [
      row(70, "2007-01-01", { vatClass: "burningWood" }),
      row(200, "2007-01-01", { countryId: 2 }),
      row(150, "2007-01-01", { productGroupId: 5 }),
      row(99, "2007-02-30")
    ]
    expect(rate("2026-11-23", table)).toBeUndefined()
  })

  it("prefers on the same day the operator's rate to the statutory one, and the group's to its class's", () => {
    const law = row(190, "2021-01-01")
    const own = row(170, "2021-01-01", { setBy: "operator" })
    const ownOfGroup = row(165, "2021-01-01", { setBy: "operator", productGroupId: 1 })
    const later = row(200, "2027-01-01")
    for (const table of [
      [law, own, ownOfGroup, later],
      [later, ownOfGroup, own, law]
    ])
      expect(["2020-12-31", "2021-01-01", "2026-12-31", "2027-01-01"].map((iso) => rate(iso, table))).toEqual(
        [undefined, 165, 165, 200]
      )
    expect(rate("2021-01-01", [law, own])).toBe(170)
  })
})
