import { describe, expect, it } from "vitest"
import { amountOf, centsOf, decimalStyle } from "./decimals.ts"
import { textCell } from "./file-table.ts"

const styleOf = (...texts: ReadonlyArray<string>) => decimalStyle(texts.map(textCell))

describe("decimals of a file as a whole", () => {
  it.each([
    [["329", "1.234,50"], "comma"],
    [["329", "1,234.50"], "dot"],
    [["1.234", "329,5"], "comma"],
    [["1,234", "329.50"], "dot"],
    [["1.234.567"], "comma"],
    [["1'234.50"], "dot"],
    [["329", "329,-"], "comma"],
    [["329"], "comma"],
    [["1.234"], "unclear"],
    [["1,234", "329"], "unclear"],
    [["1.234,50", "1,234.50"], "mixed"],
    [["329,50", "329.50"], "mixed"],
    [["0.329"], "dot"]
  ] as const)("%j is %s", (texts, style) => {
    expect(styleOf(...texts)).toBe(style)
  })
})

describe("a price", () => {
  it.each([
    ["1.234,50", "comma", 123_450],
    ["1,234.50", "dot", 123_450],
    ["329", "comma", 32_900],
    ["329,-", "comma", 32_900],
    ["329,--", "comma", 32_900],
    ["329.–", "dot", 32_900],
    ["329,5 €", "comma", 32_950],
    ["€ 329,50", "comma", 32_950],
    ["CHF 1'234.50", "dot", 123_450],
    ["Fr. 1’234.50", "dot", 123_450],
    ["1 234,50 EUR", "comma", 123_450],
    ["1\u202f234,50", "comma", 123_450],
    ["-329,50", "comma", undefined],
    ["329,505", "comma", undefined],
    ["3e2", "comma", undefined],
    ["1.23,4", "comma", undefined],
    ["auf Anfrage", "comma", undefined],
    ["", "comma", undefined],
    ["12345678901", "comma", undefined]
  ] as const)("%j (%s) is %s cents", (text, style, cents) => {
    expect(centsOf(textCell(text), style)).toBe(cents)
  })

  it("from a numeric spreadsheet cell is rounded to the cent", () => {
    const number = (value: number) => centsOf({ kind: "number", value }, "comma")
    expect([number(329.1), number(0.29), number(329.005), number(Number.NaN), number(-1)]).toEqual([
      32_910,
      29,
      undefined,
      undefined,
      undefined
    ])
  })
})

describe("an amount", () => {
  it.each([
    ["3000", 3000],
    ["3.000", 3000],
    ["3'000", 3000],
    ["3 000 kg", 3000],
    ["ab 3.000 kg", 3000],
    ["0", 0],
    ["2 Paletten", 2],
    ["3,5", undefined],
    ["-3", undefined],
    ["drei", undefined]
  ])("%j is %s", (text, amount) => {
    expect(amountOf(textCell(text))).toBe(amount)
  })
})
