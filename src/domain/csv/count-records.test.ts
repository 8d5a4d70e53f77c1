import fc from "fast-check"
import { expect, it } from "vitest"
import { countRecords, noRecords } from "./count-records.ts"
import { csvBegin, csvRow } from "./csv.ts"

const encoder = new TextEncoder()

it("all written records are counted, whatever the cells contain and however the file is divided", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "ü", '"', ";", "\n", "\r", "€", "=") })
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, size) => {
        const bytes = encoder.encode(csvBegin + rows.map((cells) => csvRow(cells)).join(""))
        let count = noRecords
        for (let at = 0; at < bytes.length; at += size)
          count = countRecords(count, bytes.subarray(at, at + size))
        expect(count).toEqual({ records: rows.length, isQuoted: false })
      }
    )
  )
})

it("a record without its end is not counted", () => {
  expect(countRecords(noRecords, encoder.encode('a;b\r\n"c\nd')).records).toBe(1)
})
