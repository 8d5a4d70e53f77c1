import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvBegin, csvCount, csvRow, plainCell, safeText } from "./csv.ts"
import { type CsvRecord, csvRecords, longestRecord } from "./csv-records.ts"

/** Reads a complete file in pieces of `size` characters. */
const read = (text: string, size = text.length + 1) => {
  const reader = csvRecords()
  const records: Array<CsvRecord> = []
  for (let at = 0; at < text.length; at += size) records.push(...reader.next(text.slice(at, at + size)))
  records.push(...reader.end())
  return { records, broken: reader.broken() }
}

/**
 * Returns the text that the reader should return: the text itself, or without its leading apostrophe if `safeText`
 * could have added it.
 */
const asRead = (text: string): string =>
  text.startsWith("'") && safeText(text.slice(1)) === text ? text.slice(1) : text

describe("records of a file", () => {
  it("are parsed as they were written, however the file is divided", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "ü", '"', ";", "\n", "\r", "€", "=", " ", "'") })
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const { records, broken } = read(rows.map((cells) => csvRow(cells)).join(""), size)
          expect(broken).toBeUndefined()
          expect(records.map(({ cells }) => cells.map((each) => plainCell(each)))).toEqual(
            rows.map((cells) => cells.map(asRead))
          )
        }
      )
    )
  })

  it("have the number of their first line; empty lines are no records", () => {
    expect(read('a;b\r\n\r\n"c\nd";e\nf;g').records).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["c\nd", "e"] },
      { line: 5, cells: ["f", "g"] }
    ])
  })

  it.each([
    ['a;b\n"c;d\ne;f', { line: 2, problem: "quoteOpen" }],
    ['a;b\nc"d";e', { line: 2, problem: "quoteMisplaced" }],
    ['a;b\n"c"d;e"";f', { line: 2, problem: "quoteMisplaced" }],
    [`a;b\n${"c".repeat(longestRecord + 1)}\nd;e`, { line: 2, problem: "tooLong" }],
    [`a;b\n"${"c\n".repeat(longestRecord)}`, { line: 2, problem: "tooLong" }]
  ])("end before the first malformed record (%#)", (text, broken) => {
    for (const size of [7, 100_000]) {
      const found = read(text, size)
      expect(found.broken).toEqual(broken)
      expect(found.records).toEqual([{ line: 1, cells: ["a", "b"] }])
    }
  })
})

describe("a cell", () => {
  it.each([
    ['="01067"', "01067"],
    ["'=1+1", "=1+1"],
    ["'ne Menge", "'ne Menge"],
    ["+49 89 123", "+49 89 123"],
    ["-5,00", "-5,00"],
    ["=1+1", undefined],
    ['="a"&"b"', undefined],
    ["@SUM(A1)", undefined],
    ["+cmd", undefined],
    ["  =1+1", undefined],
    ["＝1", undefined],
    ["", ""]
  ])("%j is %j", (cell, said) => {
    expect(plainCell(cell)).toBe(said)
  })

  it("contains the text that was written into it", () => {
    const [record] = read(csvBegin.slice(1) + csvRow([{ code: "01067" }, "=x", csvCount(6000), null])).records
    expect(record?.cells.map((each) => plainCell(each))).toEqual(["01067", "=x", "6000", ""])
  })
})
