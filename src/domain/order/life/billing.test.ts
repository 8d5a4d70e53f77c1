import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { divideHalfUp } from "../../price/money.ts"
import { vatInside } from "../../price/vat.ts"
import { agreedUnitPrice, billOf, toleratedAmounts } from "./billing.ts"
import { pellets } from "./order-life.test-support.ts"

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

describe("a bill by the delivered amount (decision 017)", () => {
  it("is as calculated by hand: 6 t at 300.00 and 30.00 for blowing in, of which 5.8 t were delivered", () => {
    expect(billOf(pellets, 5800)).toEqual({
      goodsCents: 174_000,
      feesCents: 3000,
      totalCents: 177_000,
      vatTenths: 70,
      vatCents: 11_579,
      netCents: 165_421
    })
  })

  it("contains the agreed unit price to the cent", () => {
    fc.assert(
      fc.property(anyAgreed, ({ unitPrice, agreed }) => {
        expect(agreedUnitPrice(agreed)).toBe(unitPrice)
      }),
      { numRuns: 20_000 }
    )
  })

  it("is the order's total at the order's rate if all of it was delivered", () => {
    fc.assert(
      fc.property(anyAgreed, ({ agreed }) => {
        const bill = billOf(agreed, agreed.amount)
        expect(bill.totalCents).toBe(agreed.goodsCents + agreed.feesCents)
      })
    )
  })

  it("adds up in whole cents for any amount and day", () => {
    fc.assert(
      fc.property(
        anyAgreed,
        fc.integer({ min: 1, max: 40_000 }),
        fc.constantFrom(undefined, 50, 70, 81, 190),
        ({ agreed }, amount, vatTenths) => {
          const bill = billOf({ ...agreed, earlierVatTenths: 81 }, amount, vatTenths)
          expect(Object.values(bill).every(Number.isSafeInteger)).toBe(true)
          expect(bill.goodsCents + bill.feesCents).toBe(bill.totalCents)
          expect(bill.netCents + bill.vatCents).toBe(bill.totalCents)
          expect(Math.abs(bill.vatCents - vatInside(bill.totalCents, bill.vatTenths))).toBeLessThan(2)
        }
      ),
      { numRuns: 5_000 }
    )
  })

  it("never increases if less was delivered", () => {
    fc.assert(
      fc.property(anyAgreed, fc.integer({ min: 1, max: 30_000 }), ({ agreed }, amount) => {
        const [less, more] = [billOf(agreed, amount), billOf(agreed, amount + 1)]
        expect(less.totalCents).toBeLessThanOrEqual(more.totalCents)
        expect(less.feesCents).toBe(more.feesCents)
      })
    )
  })

  it("keeps the agreed total if the day of delivery has another rate, and divides it anew", () => {
    // calculated by hand: 1830.00 × 5 / 105 = 87.142…, 1830.00 × 19 / 119 = 292.184…
    expect(billOf(pellets, 6000, 50)).toEqual({
      goodsCents: 180_000,
      feesCents: 3000,
      totalCents: 183_000,
      vatTenths: 50,
      vatCents: 8714,
      netCents: 174_286
    })
    expect(billOf(pellets, 6000, 190)).toMatchObject({
      totalCents: 183_000,
      vatCents: 29_218,
      netCents: 153_782
    })
  })

  it("is the other total of the offer if its delivery window spanned a change of the rate", () => {
    const crossing = { ...pellets, earlierVatTenths: 50 }
    // calculated by hand: 1830.00 gross at 7 % are 1710.28 net, and 5 % of that are 85.51
    expect(billOf(crossing, 6000, 50)).toEqual({
      goodsCents: 176_635,
      feesCents: 2944,
      totalCents: 179_579,
      vatTenths: 50,
      vatCents: 8551,
      netCents: 171_028
    })
    expect(billOf(crossing, 6000, 70)).toEqual(billOf(pellets, 6000))
    // a VAT rate that was not announced to the buyer
    expect(billOf(crossing, 6000, 190)).toMatchObject({ totalCents: 183_000, vatTenths: 190 })
  })

  it("is the order's total if the rate before the change was the same", () => {
    fc.assert(
      fc.property(anyAgreed, ({ agreed }) => {
        const same = { ...agreed, vatTenths: 190 }
        expect(billOf({ ...same, earlierVatTenths: 190 }, agreed.amount)).toEqual(billOf(same, agreed.amount))
      })
    )
  })

  it("accepts up to a tenth more or less, in whole units", () => {
    expect(toleratedAmounts(6000)).toEqual({ least: 5400, most: 6600 })
    expect(toleratedAmounts(1)).toEqual({ least: 1, most: 1 })
    expect(toleratedAmounts(15)).toEqual({ least: 14, most: 16 })
  })
})
