import { describe, expect, it } from "vitest"
import { checkList, type ListInForce } from "./check-list.ts"
import { mostFindings } from "./findings.ts"
import { byPlace, type ListRow, mostRows, type SentRow } from "./list-row.ts"
import { sentRowsOf } from "./sent-rows.ts"

const areas = [
  { id: 7, number: "1" },
  { id: 8, number: "Süd-2" }
]

const row = (fromAmount: number, unitPrice: number, change: Partial<ListRow> = {}): ListRow => ({
  areaId: 7,
  productId: 20,
  certificationId: 1,
  fromAmount,
  unitPrice,
  ...change
})

const current: ListInForce = {
  countryId: 1,
  areas,
  announced: 0,
  rows: [
    row(0, 32_000),
    row(3000, 30_000),
    row(0, 31_000, { certificationId: 0 }),
    row(0, 33_000, { areaId: 8 })
  ]
}
const sent = sentRowsOf(current.rows, areas)

/** Returns the rows in force with a change to one of them. */
const withRow = (place: number, change: Partial<SentRow>) =>
  sent.map((each, index) => (index === place ? { ...each, ...change } : each))

const check = (rows: ReadonlyArray<SentRow>, change: Partial<ListInForce> = {}) =>
  checkList(rows, { ...current, ...change })

const warned = (rows: ReadonlyArray<SentRow>, change: Partial<ListInForce> = {}) =>
  check(rows, change).warnings.map(({ kind, row: place, figure }) => [kind, place, figure])

describe("flaws of a price list (rule price-list.flaws)", () => {
  it("are none in the list in force, which changes nothing", () => {
    expect(check(sent)).toMatchObject({ findings: [], changes: [], warningCount: 0 })
    expect(check(sent).rows).toEqual(current.rows.toSorted(byPlace))
  })

  for (const [change, kind, column] of [
    [{ area: "3" }, "areaUnknown", "area"],
    [{ area: "#9" }, "areaUnknown", "area"],
    [{ product: "kohle" }, "productUnknown", "product"],
    [{ certificate: "ENplus Z9" }, "certificateUnknown", "certificate"],
    [{ product: "heizoel" }, "certificateUnknown", "certificate"],
    [{ fromAmount: "3.000" }, "stepInvalid", "fromAmount"],
    [{ fromAmount: "-1" }, "stepInvalid", "fromAmount"],
    [{ unitPrice: "teuer" }, "priceInvalid", "unitPrice"],
    [{ unitPrice: "289.50" }, "priceInvalid", "unitPrice"],
    [{ unitPrice: "289,505" }, "priceInvalid", "unitPrice"],
    [{ unitPrice: "" }, "priceInvalid", "unitPrice"],
    [{ unitPrice: "0,00" }, "priceNotPositive", "unitPrice"],
    [{ unitPrice: "-5" }, "priceNotPositive", "unitPrice"],
    [{ unitPrice: "100001" }, "priceTooHigh", "unitPrice"]
  ] as const)
    it(`name row, column and value: ${JSON.stringify(change)}`, () => {
      const rows = withRow(1, change)
      const { findings, changes } = check(rows)
      expect(findings).toMatchObject([{ kind, row: 2, column }])
      expect(findings[0]?.value).toBe(rows[1]?.[column])
      expect(findings[0]?.hint).not.toBe("")
      expect(changes).toEqual([])
    })

  it("include two prices for the same goods, no price at all, and too many rows", () => {
    expect(check([...sent, ...sent.slice(0, 1)]).findings).toMatchObject([
      { kind: "rowDoubled", row: 5, column: null }
    ])
    expect(check([]).findings).toMatchObject([{ kind: "rowsMissing", row: 0 }])
    const [first] = sent
    const many = Array.from({ length: mostRows + 1 }, () => first ?? sent[1]).filter(
      (each) => each !== undefined
    )
    expect(check(many).findings).toMatchObject([{ kind: "rowsTooMany", row: 0 }])
    const worse = many.slice(0, 200).map((each) => ({ ...each, area: "x" }))
    const { findings, hasMoreFindings } = check(worse)
    expect([findings.length, hasMoreFindings]).toEqual([mostFindings, true])
  })

  it("do not include decimal points in Switzerland, where prices contain them", () => {
    expect(check(withRow(0, { unitPrice: "320.50" }), { countryId: 3 }).rows[1]?.unitPrice).toBe(32_050)
  })
})

describe("changes of a price list", () => {
  it("are reported by area, with the price before and after", () => {
    const rows = [
      ...withRow(0, { unitPrice: "325,00" }).slice(0, 3),
      { ...sent[3], fromAmount: "5000" } as SentRow
    ]
    expect(check(rows).changes).toMatchObject([
      { kind: "changed", areaId: 7, certificationId: 1, fromAmount: 0, former: 32_000, next: 32_500 },
      { kind: "gone", areaId: 8, fromAmount: 0, former: 33_000, next: null },
      { kind: "added", areaId: 8, fromAmount: 5000, former: null, next: 33_000 }
    ])
  })
})

describe("the warnings to be confirmed (rule price-list.warnings)", () => {
  it("include a price change above 15 %, but not one of exactly 15 %", () => {
    expect(warned(withRow(3, { unitPrice: "379,50" }))).toEqual([])
    expect(warned(withRow(3, { unitPrice: "379,51" }))).toEqual([["farFromFormer", 4, 15]])
    expect(warned(withRow(3, { unitPrice: "280,49" }))).toEqual([["farFromFormer", 4, -15]])
  })

  it("include a price that is wrong by a factor of ten, a hundred or a thousand", () => {
    expect(warned(withRow(3, { unitPrice: "3300,00" }))).toEqual([["tenfold", 4, 10]])
    expect(warned(withRow(3, { unitPrice: "3,35" }))).toEqual([["tenfold", 4, 100]])
    expect(warned(withRow(3, { unitPrice: "0,33" }))).toEqual([["tenfold", 4, 1000]])
    expect(warned(withRow(3, { unitPrice: "1000,00" }))[0]?.[0]).toBe("farFromFormer")
  })

  it("include a price step that is more expensive than the one below, unless it is in force already", () => {
    const dearer = withRow(1, { unitPrice: "321,00" })
    expect(warned(dearer)).toEqual([["stepDearer", 2, 0]])
    const rows = current.rows.map((each) =>
      each.fromAmount === 3000 ? { ...each, unitPrice: 32_100 } : each
    )
    expect(warned(dearer, { rows })).toEqual([])
  })

  it("include a removed area or certificate, and removed announced prices", () => {
    expect(warned(sent.slice(0, 3))).toEqual([["areaVanishes", 0, 1]])
    expect(warned(sent.filter((_, index) => index !== 2))).toEqual([["certificateVanishes", 0, 1]])
    expect(warned(sent, { announced: 12 })).toEqual([["announcedVanish", 0, 12]])
  })
})
