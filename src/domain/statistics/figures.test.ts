import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { addFigures, averagePrice, type Figures, noFigures, sumsByCurrency } from "./figures.ts"

const some = (change: Partial<Figures>): Figures => ({ ...noFigures, orders: 1, ...change })
const tonnes = some({ amount: 6000, unit: "kg", revenueCents: 180_000 })
const litres = some({ amount: 3000, unit: "l", revenueCents: 300_001 })
const pallets = some({ amount: 3, unit: "Palette", revenueCents: 100_000 })
const cancelled = some({ cancellations: 1 })

describe("the values of a statistic", () => {
  it("include an average price per price unit", () => {
    assert.strictEqual(averagePrice(tonnes), 30_000)
    assert.strictEqual(averagePrice(litres), 10_000)
    assert.strictEqual(averagePrice(pallets), 33_333)
    assert.strictEqual(averagePrice(cancelled), null)
  })

  it("include no average if nothing was measured, in one unit or at all", () => {
    for (const [amount, unit] of [
      [0, "kg"],
      [0, null],
      [null, "kg"],
      [6000, null]
    ] as const)
      assert.strictEqual(averagePrice(some({ amount, unit, revenueCents: 180_000 })), null)
  })

  it("have the same price unit for all goods of one unit, so that averages are comparable", () => {
    for (const unit of ["kg", "l", "Palette"])
      assert.lengthOf(
        new Set(
          productGroups.filter((group) => group.unit === unit).map(({ priceUnitAmount }) => priceUnitAmount)
        ),
        1
      )
  })

  it("are never added up across units; a unit is kept beside its cancelled amount", () => {
    assert.deepInclude(addFigures(tonnes, tonnes), { amount: 12_000, unit: "kg", orders: 2 })
    assert.deepInclude(addFigures(tonnes, litres), { amount: null, unit: null, revenueCents: 480_001 })
    assert.deepInclude(addFigures(cancelled, litres), {
      amount: 3000,
      unit: "l",
      orders: 2,
      cancellations: 1
    })
    assert.strictEqual(averagePrice(addFigures(tonnes, litres)), null)
  })

  it("count ordered, cancelled and paid amounts", () => {
    const counts = (orders: number, cancellations: number, settled: number) =>
      some({ orders, cancellations, settled })
    assert.deepInclude(addFigures(counts(9, 3, 5), counts(7, 2, 4)), {
      orders: 16,
      cancellations: 5,
      settled: 9
    })
  })

  it("include a sum for each currency, euros first, to the cent", () => {
    const inEuros = { ...tonnes, currency: "EUR" } as const
    const inFrancs = { ...litres, currency: "CHF" } as const
    assert.deepStrictEqual(sumsByCurrency([inFrancs, inEuros, inFrancs]), [
      inEuros,
      { ...inFrancs, orders: 2, amount: 6000, revenueCents: 600_002 }
    ])
    assert.deepStrictEqual(sumsByCurrency([inFrancs]), [inFrancs])
    assert.deepStrictEqual(sumsByCurrency([]), [])
  })

  it("are independent of the order of the rows", () => {
    const any = fc.constantFrom(tonnes, litres, pallets, cancelled, noFigures)
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (list) => {
        const sum = list.reduce(addFigures, noFigures)
        assert.deepStrictEqual(list.toReversed().reduce(addFigures, noFigures), sum)
        assert.deepStrictEqual(addFigures(sum, noFigures), sum)
      })
    )
  })
})
