import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Calculation } from "../options/calculation.ts"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { dayOfIso } from "./local-day.ts"
import { offerFingerprint, type OfferSource, requestFingerprint } from "./offer-fingerprint.ts"
import type { PricedOffer } from "./price-offer.ts"
import { workCalendar } from "./work-calendar.ts"

const calendar = workCalendar(1, dayOfIso("2026-11-23") ?? 0)

const calculation: Calculation = completeCalculation({ zipCode: "10115" }, configurationOf(1, 3))
const source: OfferSource = { dealerId: 100_017, branchId: 3, palletBags: undefined, listVersion: 7 }
const priced: PricedOffer = {
  certificationId: 1,
  listPrice: 40_133,
  goods: 240_798,
  fees: [
    { slot: 0, amount: 3500, perStation: true },
    { slot: 9, amount: 2165, perStation: false }
  ],
  total: 246_463,
  vatTenths: 70,
  vat: 16_124,
  net: 230_339,
  earlier: undefined,
  unitPrice: 41_077,
  basePrice: 41,
  start: 5,
  end: 10
}

const request = (change: Partial<Calculation> = {}) => requestFingerprint({ ...calculation, ...change })
const offer = (change: Partial<PricedOffer> = {}, from: Partial<OfferSource> = {}, asked = request()) =>
  offerFingerprint(asked, { ...source, ...from }, { ...priced, ...change }, calendar)

describe("the content of OfferHash (rule offer.hash)", () => {
  it("keeps its format: an offer shown before an update can be ordered after it", () => {
    expect(request()).toBe("1|10115|20|0|108,131,-18,127,159,-130|0||||6000/1")
    expect(offer()).toBe(
      `${request()}|7|100017|3|1|40133|41077|0=3500,9=2165,|246463|70||2026-11-30|2026-12-07`
    )
    const rich = request({
      product: { id: 21, climateNeutral: true },
      parameters: [
        { id: 45, modifier: 12 },
        { id: 141, desiredDate: "2026-12-10" }
      ],
      appointmentPlus: true,
      looseBlowingProcess: [1, 2],
      palletBagSize: 15,
      palletBagCount: 66,
      stations: 3
    })
    expect(rich).toBe("1|10115|21|1|45$12,141$dt2026-12-10|1|1.2|15|66|6000/3")
    const planned = {
      stations: 2,
      points: [
        { zipCode: "10115", amount: 4000 },
        { zipCode: "10117", amount: 2000 }
      ]
    }
    expect(request(planned)).toBe("1|10115|20|0|108,131,-18,127,159,-130|0||||6000/2|10115$4000,10117$2000")
    const change = { earlier: { vatTenths: 190, vat: 1, total: 2 }, fees: [] }
    expect(offer(change, { palletBags: { size: 15, count: 66 } }, "")).toBe(
      "|7|100017|3|66x15|1|40133|41077||246463|70|190|2026-11-30|2026-12-07"
    )
  })

  it("includes each part of the calculation", () => {
    const texts = [
      request(),
      request({ countryId: 2 }),
      request({ zipCode: "10117" }),
      request({ amount: 6001 }),
      request({ stations: 2 }),
      request({ product: { id: 21 } }),
      request({ product: { id: 20, climateNeutral: true } }),
      request({ parameters: [] }),
      request({ parameters: [{ id: 141, desiredDate: "2026-12-01" }] }),
      request({ parameters: [{ id: 141, desiredDate: "2026-12-02" }] }),
      request({ parameters: [{ id: 45, modifier: 6 }] }),
      request({ parameters: [{ id: 45, modifier: 12 }] }),
      request({ appointmentPlus: true }),
      request({ looseBlowingProcess: [1] }),
      request({ palletBagSize: 15 }),
      request({ palletBagCount: 15 })
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  it("includes places and amounts of a bulk order", () => {
    const shared = (...points: ReadonlyArray<readonly [zipCode: string, amount: number]>) =>
      request({
        stations: points.length,
        points: points.map(([zipCode, amount]) => ({ zipCode, amount }))
      })
    const texts = [
      request({ stations: 2 }),
      shared(["10115", 3000], ["10115", 3000]),
      shared(["10115", 4000], ["10115", 2000]),
      shared(["10115", 2000], ["10115", 4000]),
      shared(["10115", 3000], ["10117", 3000]),
      shared(["10117", 3000], ["10115", 3000])
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  it("includes each part of the offer", () => {
    const texts = [
      offer(),
      offer({}, { listVersion: 8 }),
      offer({}, { dealerId: 100_018 }),
      offer({}, { branchId: 4 }),
      offer({}, { palletBags: { size: 15, count: 66 } }),
      offer({}, { palletBags: { size: 15, count: 65 } }),
      offer({}, { palletBags: { size: 10, count: 66 } }),
      offer({ certificationId: 2 }),
      offer({ listPrice: 40_134 }),
      offer({ unitPrice: 41_078 }),
      offer({ fees: [] }),
      offer({ fees: [{ slot: 1, amount: 3500, perStation: true }] }),
      offer({ fees: [{ slot: 0, amount: 3501, perStation: true }] }),
      offer({ total: 246_464 }),
      offer({ vatTenths: 190 }),
      offer({ earlier: { vatTenths: 50, vat: 1, total: 1 } }),
      offer({ start: 6 }),
      offer({ end: 11 })
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  it("differs for values that are equal only when concatenated", () => {
    const digits = fc.integer({ min: 1, max: 111 })
    const parts = fc.tuple(digits, digits, digits, digits, digits, digits)
    const text = ([dealerId, branchId, certificationId, listPrice, unitPrice, total]: readonly [
      number,
      number,
      number,
      number,
      number,
      number
    ]) => offer({ certificationId, listPrice, unitPrice, total }, { dealerId, branchId })
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(text(one) === text(other)).toBe(one.every((part, at) => part === other[at]))
      })
    )
    expect(request({ palletBagSize: 1, palletBagCount: 11 })).not.toBe(
      request({ palletBagSize: 11, palletBagCount: 1 })
    )
  })
})
