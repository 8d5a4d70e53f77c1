import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { csvBegin, csvCount, csvMoney, csvRow, decimalSignOf, safeText } from "./csv.ts"

/** Parses RFC 4180 with semicolons, independent of the reader under test. */
const parsed = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const records: Array<Array<string>> = []
  let at = 0
  while (at < text.length) {
    const record: Array<string> = []
    for (;;) {
      let cell = ""
      if (text[at] === '"') {
        at += 1
        while (text[at] !== '"' || text[at + 1] === '"') {
          if (at >= text.length) throw new Error("A quote is not closed")
          if (text[at] === '"') at += 1
          cell += text[at]
          at += 1
        }
        at += 1
      } else {
        while (text[at] !== ";" && !(text[at] === "\r" && text[at + 1] === "\n")) {
          if (at >= text.length || text[at] === '"') throw new Error(`Not a cell at ${at}`)
          cell += text[at]
          at += 1
        }
      }
      record.push(cell)
      if (text[at] === ";") {
        at += 1
        continue
      }
      if (text.slice(at, at + 2) !== "\r\n") throw new Error(`Not an end of a record at ${at}`)
      at += 2
      break
    }
    records.push(record)
  }
  return records
}

const wild = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc
    .array(
      fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ";", '"', "'", " ", "\u00a0", "＝", "1", "ä"),
      {
        maxLength: 8
      }
    )
    .map((signs) => signs.join(""))
)

const dangerous = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u
const plainNumber = /^-?[0-9]+(,[0-9]+)?$/u
const plainText = /^="[+(]?[0-9][0-9 ()/.-]*"$/u

describe("tables for spreadsheets", () => {
  it("start with the UTF-8 mark, without which spreadsheet programs misread umlauts", () => {
    assert.deepStrictEqual([...new TextEncoder().encode(csvBegin)], [0xef, 0xbb, 0xbf])
  })

  it("are parsed by a reader of RFC 4180 to the same values", () => {
    fc.assert(
      fc.property(fc.array(fc.array(wild, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        assert.deepStrictEqual(
          parsed(rows.map((row) => csvRow(row)).join("")),
          rows.map((row) => row.map((cell) => safeText(cell)))
        )
      }),
      { numRuns: 2000 }
    )
  })

  it("contain no cell that could be read as a formula, except plain numbers", () => {
    const cell = fc.oneof(
      wild,
      fc.integer().map((value) => csvCount(value)),
      fc.integer().map((value) => csvMoney(value)),
      wild.map((code) => ({ code })),
      fc.constant(null)
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        for (const text of parsed(csvRow(cells)).flat())
          assert.isTrue(
            plainNumber.test(text) || plainText.test(text) || !dangerous.test(text),
            JSON.stringify(text)
          )
      }),
      { numRuns: 2000 }
    )
  })

  it.each([
    ["Müller GmbH", "Müller GmbH"],
    ["=1+1", "'=1+1"],
    ["+49 89 123", "'+49 89 123"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", "'\rx"],
    ["  =cmd|' /C calc'!A0", "'  =cmd|' /C calc'!A0"],
    ["＝1", "'＝1"],
    ["a=b", "a=b"],
    ["", ""]
  ])("escape %j", (text, safe) => {
    assert.strictEqual(safeText(text), safe)
  })

  it("write German decimals, and quotes only where they are needed", () => {
    assert.strictEqual(
      csvRow([
        "Nord; Süd",
        'genannt "A"',
        csvMoney(-123_450),
        csvMoney(-0),
        csvCount(6000),
        null,
        "zwei\nZeilen"
      ]),
      '"Nord; Süd";"genannt ""A""";-1234,50;0,00;6000;;"zwei\nZeilen"\r\n'
    )
  })

  it.each([
    ["01067", '"=""01067"""'],
    ["+49 351 1234567", '"=""+49 351 1234567"""'],
    ["2026-05", '"=""2026-05"""'],
    ["+49 351=1+1", "'+49 351=1+1"],
    ["2026-W05", "2026-W05"],
    ["2026-05-01", "2026-05-01"],
    ["", ""]
  ])("keep the code %j unchanged when opened (rule desk.exports)", (code, written) => {
    assert.strictEqual(csvRow([{ code }]), `${written}\r\n`)
  })

  it("write francs in the format that Swiss spreadsheet programs expect (rule desk.exports)", () => {
    assert.strictEqual(csvRow([csvMoney(244_728)], decimalSignOf(3)), "2447.28\r\n")
    for (const country of [1, 2, undefined] as const)
      assert.strictEqual(csvRow([csvMoney(244_728)], decimalSignOf(country)), "2447,28\r\n")
  })

  it("write a day in ISO format and a time in German format", () => {
    assert.strictEqual(
      csvRow([{ date: "2026-06-30" }, { date: "2026-06-22T13:17" }]),
      "2026-06-30;22.06.2026 13:17\r\n"
    )
  })
})
