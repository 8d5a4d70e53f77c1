import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { divideHalfUp } from "../money.ts"
import { vatInside } from "../price/vat.ts"
import { agreedUnitPrice, billOf, toleratedAmounts } from "./billing.ts"
import { pellets } from "./order-life.test-support.ts"

const inWindow = "2026-12-05"

const anyAgreed = fc
  .record({
    priceUnitAmount: fc.constantFrom(1, 100, 1000),
    times: fc.integer({ min: 1000, max: 320_000 }),
    unitPrice: fc.integer({ min: 1, max: 100_000 }),
    feesCents: fc.integer({ min: 0, max: 50_000 })
  })
  .map(({ priceUnitAmount, times, unitPrice, feesCents }) => {
    const amount = Math.ceil((times * priceUnitAmount) / 1000)
    const goodsCents = divideHalfUp(unitPrice * amount, priceUnitAmount)
    return { unitPrice, agreed: { ...pellets, priceUnitAmount, amount, goodsCents, feesCents } }
  })

describe("a bill by the delivered amount (domain.md 1.2)", () => {
  it("is by hand: 6 t at 300.00 and 30.00 for blowing in, 5.8 t came", () => {
    expect(billOf(pellets, 5800, inWindow)).toEqual({
      goodsCents: 174_000,
      feesCents: 3000,
      totalCents: 177_000,
      vatTenths: 70,
      vatCents: 11_579,
      netCents: 165_421
    })
  })

  it("finds the agreed unit price to the cent", () => {
    fc.assert(
      fc.property(anyAgreed, ({ unitPrice, agreed }) => {
        expect(agreedUnitPrice(agreed)).toBe(unitPrice)
      }),
      { numRuns: 20_000 }
    )
  })

  it("is the order's total where all of it came, at the order's rate", () => {
    fc.assert(
      fc.property(anyAgreed, ({ agreed }) => {
        const bill = billOf(agreed, agreed.amount, inWindow)
        expect(bill.totalCents).toBe(agreed.goodsCents + agreed.feesCents)
      })
    )
  })

  it("adds up in whole cents, at any amount and on any day", () => {
    fc.assert(
      fc.property(
        anyAgreed,
        fc.integer({ min: 1, max: 40_000 }),
        fc.constantFrom("2020-08-01", "2021-02-01", inWindow),
        ({ agreed }, amount, day) => {
          const bill = billOf(agreed, amount, day)
          expect(Object.values(bill).every(Number.isSafeInteger)).toBe(true)
          expect(bill.goodsCents + bill.feesCents).toBe(bill.totalCents)
          expect(bill.netCents + bill.vatCents).toBe(bill.totalCents)
          expect(Math.abs(bill.vatCents - vatInside(bill.totalCents, bill.vatTenths))).toBeLessThan(2)
        }
      ),
      { numRuns: 5_000 }
    )
  })

  it("never costs more for less", () => {
    fc.assert(
      fc.property(anyAgreed, fc.integer({ min: 1, max: 30_000 }), ({ agreed }, amount) => {
        const [less, more] = [billOf(agreed, amount, inWindow), billOf(agreed, amount + 1, inWindow)]
        expect(less.totalCents).toBeLessThanOrEqual(more.totalCents)
        expect(less.feesCents).toBe(more.feesCents)
      })
    )
  })

  it("has the VAT of the day of delivery on the net price that was agreed (domain.md 2.2)", () => {
    // 5 % in the second half of 2020: 1830.00 gross at 7 % are 1710.28 net
    expect(billOf(pellets, 6000, "2020-12-31")).toEqual({
      goodsCents: 176_635,
      feesCents: 2944,
      totalCents: 179_579,
      vatTenths: 50,
      vatCents: 8551,
      netCents: 171_028
    })
    expect(billOf(pellets, 6000, "2021-01-01").totalCents).toBe(183_000)
  })

  it("tolerates a tenth more or less, in whole units", () => {
    expect(toleratedAmounts(6000)).toEqual({ least: 5400, most: 6600 })
    expect(toleratedAmounts(1)).toEqual({ least: 1, most: 1 })
    expect(toleratedAmounts(15)).toEqual({ least: 14, most: 16 })
  })
})
