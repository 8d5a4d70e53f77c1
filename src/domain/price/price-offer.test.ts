import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Calculation } from "../options/calculation.ts"
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
  priceOffer
} from "./price-offer.ts"
import { feeSlot, priceRequest } from "./price-request.ts"
import { vatInside, vatOn, vatRatesOf } from "./vat.ts"
import { workCalendar } from "./work-calendar.ts"

/** Monday 23 November 2026, 7 % VAT. */
const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)
const monday: DayTerms = { calendar, vatTenths: calendar.days.map(() => 70) }

const feeTable = (groupId: ProductGroupId, rows: Readonly<Record<string, FeeRow>>) =>
  feesOf(groupId).map((entry) => rows[`${entry.key} ${entry.optionId}`])

const pelletFees = feeTable(3, {
  "BlowingIn 0": { basis: "station", amount: 3500 },
  "AdditionalStation 0": { basis: "station", amount: 2900 },
  "TubeLength 160": { basis: "station", amount: 1000 },
  "MaxDelivery 110": { basis: "order", amount: 4900 },
  "DesiredDate 141": { basis: "order", amount: 0 },
  "AppointmentPlus 0": { basis: "unit", amount: 333 }
})

const area: AreaTerms = {
  leadWorkdays: 5,
  windowWorkdays: 6,
  prices: new Map([
    [
      20,
      [
        { certificationId: 1, fromAmounts: [0, 3000, 6000], unitPrices: [43_000, 41_000, 40_133] },
        { certificationId: 2, fromAmounts: [0, 3000], unitPrices: [42_000, 41_000] },
        { certificationId: 4, fromAmounts: [5000], unitPrices: [39_000] }
      ]
    ],
    [21, [{ certificationId: 1, fromAmounts: [0], unitPrices: [44_000] }]]
  ]),
  palletBags: undefined,
  fees: pelletFees,
  paymentIds: [40]
}

const wish = (partial: PartialCalculation, stations = 1): Calculation => ({
  ...completeCalculation({ zipCode: "10115", ...partial }, configurationOf(1, 3)),
  stations
})

const priced = (partial: PartialCalculation, stations = 1, terms: AreaTerms = area, day = monday) => {
  const request = priceRequest(wish(partial, stations))
  return request === undefined ? undefined : priceOffer(request, terms, day)
}

describe("the price of an offer", () => {
  it("consists of goods by the price step reached plus blowing in, VAT included", () => {
    expect(priced({ amount: 6500, productCertifications: [1] })).toEqual({
      certificationId: 1,
      listPrice: 40_133,
      // 401.33 × 6.5 = 2608.645
      goods: 260_865,
      fees: [{ slot: feeSlot(3, "BlowingIn", 0), amount: 3500, perStation: true }],
      total: 264_365,
      vatTenths: 70,
      // 2643.65 × 7 / 107 = 172.9490…
      vat: 17_295,
      net: 247_070,
      earlier: undefined,
      // 2643.65 / 6.5 = 406.7153…
      unitPrice: 40_672,
      // 0.4067…
      basePrice: 41,
      start: 5,
      end: 10
    })
  })

  it("changes to the next step exactly at its first kilogram", () => {
    expect(priced({ amount: 5999, productCertifications: [1] })?.listPrice).toBe(41_000)
    expect(priced({ amount: 6000, productCertifications: [1] })?.listPrice).toBe(40_133)
    expect(priced({ amount: 4999, productCertifications: [4] })).toBeUndefined()
  })

  it("is that of the cheapest chosen certification, and of equal ones the lower id", () => {
    expect(priced({ amount: 6000 })?.certificationId).toBe(4)
    expect(priced({ amount: 4000 })?.certificationId).toBe(1)
    expect(priced({ amount: 2000, productCertifications: [1, 2] })?.certificationId).toBe(2)
  })

  it("has fees by station, the additional ones separately, and by price unit rounded half up", () => {
    expect(priced({ amount: 6500, parameters: [{ id: 160 }], appointmentPlus: true }, 3)?.fees).toEqual([
      { slot: feeSlot(3, "BlowingIn", 0), amount: 10_500, perStation: true },
      { slot: feeSlot(3, "AdditionalStation", 0), amount: 5800, perStation: true },
      { slot: feeSlot(3, "TubeLength", 160), amount: 3000, perStation: true },
      // 3.33 × 6.5 = 21.645
      { slot: feeSlot(3, "AppointmentPlus", 0), amount: 2165, perStation: false }
    ])
    const request = priceRequest(wish({ amount: 6500 }))
    expect(request && appointmentPlusPrice(request, area)).toBe(2165)
  })

  it("does not exist for a dealer without the chosen fee or payment kind", () => {
    expect(priced({ parameters: [{ id: 161 }] })).toBeUndefined()
    expect(priced({ looseBlowingProcess: [1] })).toBeUndefined()
    expect(priced({ parameters: [{ id: 40 }] })).toBeDefined()
    expect(priced({ parameters: [{ id: 40 }] }, 1, { ...area, paymentIds: [] })).toBeUndefined()
    expect(priced({}, 1, { ...area, fees: pelletFees.map(() => undefined) })?.fees).toEqual([])
  })

  it("has its base price per kilogram for goods sold by the pallet", () => {
    const request = priceRequest(completeCalculation({ zipCode: "10115", amount: 2 }, configurationOf(1, 4)))
    const terms = {
      ...area,
      fees: [],
      prices: new Map([[23, [{ certificationId: 1, fromAmounts: [0], unitPrices: [46_500] }]]])
    }
    const offer = request && priceOffer(request, terms, monday)
    // 930.00 / (2 × 975 kg) = 0.4769…
    expect(offer).toMatchObject({ total: 93_000, unitPrice: 46_500, basePrice: 48 })
  })
})

describe("the delivery window", () => {
  const dates = (partial: PartialCalculation, terms: AreaTerms = area) => {
    const offer = priced(partial, 1, terms)
    return offer && [calendar.dates[offer.start], calendar.dates[offer.end]]
  }

  it("starts after the dealer's lead time and lasts the dealer's window, in workdays", () => {
    expect(dates({})).toEqual(["2026-11-30", "2026-12-07"])
  })

  it("is shortened by a deadline, for a fee if the dealer usually comes later", () => {
    expect(dates({ parameters: [{ id: 109 }] })).toEqual(["2026-11-30", "2026-12-07"])
    expect(dates({ parameters: [{ id: 109 }] }, { ...area, windowWorkdays: 7 })).toBeUndefined()
    expect(dates({ parameters: [{ id: 110 }] })).toEqual(["2026-11-25", "2026-11-25"])
    expect(priced({ parameters: [{ id: 110 }] })?.fees).toContainEqual({
      slot: feeSlot(3, "MaxDelivery", 110),
      amount: 4900,
      perStation: false
    })
    expect(dates({ parameters: [{ id: 111 }] })).toBeUndefined()
    const fast = { ...area, leadWorkdays: 1, windowWorkdays: 2 }
    expect(dates({ parameters: [{ id: 110 }] }, fast)).toEqual(["2026-11-24", "2026-11-25"])
    expect(priced({ parameters: [{ id: 110 }] }, 1, fast)?.fees).toHaveLength(1)
  })

  it("is the desired day, a workday 4 to 30 workdays ahead and not before the dealer can come", () => {
    const on = (desiredDate: string, terms: AreaTerms = area) =>
      dates({ parameters: [{ id: 141, desiredDate }] }, terms)
    expect(on("2026-12-01")).toEqual(["2026-12-01", "2026-12-01"])
    expect(on("2026-11-27")).toBeUndefined()
    expect(on("2026-11-27", { ...area, leadWorkdays: 1 })).toEqual(["2026-11-27", "2026-11-27"])
    expect(on("2026-11-26", { ...area, leadWorkdays: 1 })).toBeUndefined()
    expect(on("2026-12-05")).toBeUndefined()
    expect(on("2027-01-06")).toEqual(["2027-01-06", "2027-01-06"])
    expect(on("2027-01-07")).toBeUndefined()
  })
})

describe("VAT", () => {
  it("is that of the end of the window; a window across a change also has the total before it", () => {
    const change: DayTerms = { calendar, vatTenths: calendar.days.map((_, index) => (index < 8 ? 70 : 190)) }
    const offer = priced({ amount: 6000, productCertifications: [1] }, 1, area, change)
    // 40133 × 6 + 3500 = 244298; × 19 / 119 = 39005.56…; net × 7 % = 14370.46…
    expect(offer).toMatchObject({
      total: 244_298,
      vatTenths: 190,
      vat: 39_006,
      net: 205_292,
      earlier: { vatTenths: 70, vat: 14_370, total: 219_662 }
    })
  })

  it("is taken from the dated table of the country and group", () => {
    const row = (countryId: 1 | 3, rateTenths: number, validFrom: string) => ({
      countryId,
      vatClass: "burningWood" as const,
      productGroupId: 0 as const,
      rateTenths,
      validFrom,
      setBy: "law" as const
    })
    const rates = vatRatesOf([row(3, 77, "2018-01-01"), row(1, 70, "2007-01-01"), row(3, 81, "2024-01-01")], {
      countryId: 3,
      productGroupId: 3,
      vatClass: "burningWood"
    })
    expect(["2017-12-31", "2023-12-31", "2024-01-01"].map((iso) => rates(dayOfIso(iso) ?? 0))).toEqual([
      undefined,
      77,
      81
    ])
    expect(priced({}, 1, area, { calendar, vatTenths: [] })).toBeUndefined()
  })

  it("is rounded half up to the cent nearest to the exact value", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(70, 81, 130, 190, 200),
        (total, rate) => {
          const exact = (BigInt(total) * BigInt(rate) * 2n + BigInt(1000 + rate)) / (2n * BigInt(1000 + rate))
          expect(vatInside(total, rate)).toBe(Number(exact))
          const net = total - vatInside(total, rate)
          expect(Math.abs(net + vatOn(net, rate) - total)).toBeLessThanOrEqual(1)
        }
      )
    )
  })
})
