import { describe, expect, it } from "vitest"
import { applyPriceEdit, isSameList, type PriceDraft, tenthsOf } from "./price-draft.ts"

const row = (unitPrice: string, fromAmount = "0") => ({
  area: "1",
  product: "diesel",
  certificate: "",
  fromAmount,
  unitPrice
})
const list: PriceDraft = [row("100,00"), row("99,00", "1000"), row("oops", "2000")]
const pricesOf = (rows: PriceDraft) => rows.map(({ unitPrice }) => unitPrice)

describe("changes to a price list (rule price-list.editing)", () => {
  it.each([
    ["329", "329,00"],
    ["329,-", "329,00"],
    ["1.234,5", "1234,50"],
    ["329.5", "329,50"],
    ["1.234", "1234,00"],
    ["1'234.50", "1234,50"],
    ["auf Anfrage", "auf Anfrage"]
  ])("a price typed as %j is %j", (text, price) => {
    const edited = applyPriceEdit(list, { kind: "cell", row: 0, column: "unitPrice", text })
    expect(edited[0]?.unitPrice).toBe(price)
  })

  it.each([
    ["329.5", "329,50"],
    ["1'234.50", "1234,50"],
    ["1,234", "1234,00"],
    ["1.234", "1.234"]
  ])("a price typed as %j in Switzerland is %j", (text, price) => {
    const edited = applyPriceEdit(list, { kind: "cell", row: 0, column: "unitPrice", text, mark: "." })
    expect(edited[0]?.unitPrice).toBe(price)
    const cells = [[text]]
    expect(
      applyPriceEdit(list, { kind: "paste", row: 0, column: "unitPrice", cells, mark: "." })[0]?.unitPrice
    ).toBe(price)
  })

  it("the same input keeps the same list", () => {
    expect(applyPriceEdit(list, { kind: "cell", row: 0, column: "unitPrice", text: "100" })).toBe(list)
    expect(applyPriceEdit(list, { kind: "cell", row: 9, column: "unitPrice", text: "100" })).toBe(list)
  })

  it("a pasted block fills the table from a cell on, and adds rows at the end", () => {
    const cells = [
      ["3.000", "1,234.50"],
      ["6.000", "999"],
      ["", "1"]
    ]
    const edited = applyPriceEdit(list, { kind: "paste", row: 1, column: "fromAmount", cells })
    expect(edited.map(({ fromAmount, unitPrice }) => [fromAmount, unitPrice])).toEqual([
      ["0", "100,00"],
      ["3000", "1234,50"],
      ["6000", "999,00"],
      ["", "1,00"]
    ])
  })

  it("ambiguous pasted prices are left to the check", () => {
    const edited = applyPriceEdit(list, {
      kind: "paste",
      row: 0,
      column: "unitPrice",
      cells: [["1.234"], ["1.235"]]
    })
    expect(pricesOf(edited).slice(0, 2)).toEqual(["1.234", "1.235"])
  })

  it("prices of selected rows are changed by a percentage, rounded half up", () => {
    expect(pricesOf(applyPriceEdit(list, { kind: "raise", rows: [0, 2], tenths: 20 }))).toEqual([
      "102,00",
      "99,00",
      "oops"
    ])
    expect(pricesOf(applyPriceEdit([row("0,25")], { kind: "raise", rows: [0], tenths: -20 }))).toEqual([
      "0,25"
    ])
    expect(pricesOf(applyPriceEdit([row("0,50")], { kind: "raise", rows: [0], tenths: 10 }))).toEqual([
      "0,51"
    ])
  })

  it("rows are removed, and one like the row above is added", () => {
    expect(pricesOf(applyPriceEdit(list, { kind: "remove", rows: [0, 2] }))).toEqual(["99,00"])
    expect(applyPriceEdit(list, { kind: "add", after: 0 })[1]).toEqual({ ...row("", ""), unitPrice: "" })
  })

  it("a list with the same rows in another order is unchanged", () => {
    expect(isSameList(list, list.toReversed())).toBe(true)
    expect(isSameList(list, list.with(0, row("1,00")))).toBe(false)
  })

  it.each([
    ["+2", 20],
    ["2 %", 20],
    ["-1,5", -15],
    ["−1.5%", -15],
    ["50", 500],
    ["51", undefined],
    ["0", undefined],
    ["1,25", undefined],
    ["viel", undefined]
  ])("%j changes prices by %s tenths of a per cent", (text, tenths) => {
    expect(tenthsOf(text)).toBe(tenths)
  })
})
