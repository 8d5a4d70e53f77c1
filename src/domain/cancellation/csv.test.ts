import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cancellationCsv, type CsvWords } from "./cancellation-csv.ts"
import { type CsvCell, csvOf } from "./csv.ts"
import { rowOf } from "./row.test-support.ts"
import { cancellationColumns } from "./view.ts"

/** RFC 4180 read letter by letter, with `;` for the comma. */
const parsed = (file: string): ReadonlyArray<ReadonlyArray<string>> => {
  const lines: Array<Array<string>> = []
  let line: Array<string> = []
  let cell = ""
  let isQuoted = false
  for (let index = 1; index < file.length; index++) {
    const letter = file.charAt(index)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (file.charAt(index + 1) === '"') {
        cell += '"'
        index++
      } else isQuoted = false
    } else if (letter === '"' && cell === "") isQuoted = true
    else if (letter === ";") {
      line.push(cell)
      cell = ""
    } else if (letter === "\r" && file.charAt(index + 1) === "\n") {
      lines.push([...line, cell])
      line = []
      cell = ""
      index++
    } else cell += letter
  }
  return lines
}

const evil = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "\0",
  '"',
  ";",
  "'",
  "1",
  ",",
  " ",
  "ä",
  "＝"
)
const text = fc.oneof(fc.string({ unit: evil, maxLength: 8 }), fc.string({ unit: "binary", maxLength: 8 }))
const number = fc.record({
  number: fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constantFrom(NaN, Infinity)),
  decimals: fc.constantFrom(0, 2)
})
const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, number)
const tables = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    head: fc.array(text, { minLength: width, maxLength: width }),
    lines: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 })
  })
)

describe("a table for spreadsheets", () => {
  it("has no cell that begins a formula, unless it is a plain number", () => {
    fc.assert(
      fc.property(tables, ({ head, lines }) => {
        for (const each of parsed(csvOf(head, lines)).flat())
          expect(/^[=+\-@\t\r\n\0＝＋－＠]/u.test(each) && !/^-[0-9]+(?:,[0-9]+)?$/u.test(each)).toBe(false)
      }),
      { numRuns: 5_000 }
    )
  })

  it("reads back cell by cell, whatever stands in it", () => {
    fc.assert(
      fc.property(tables, ({ head, lines }) => {
        const read = parsed(csvOf(head, lines))
        expect(read).toHaveLength(lines.length + 1)
        for (const [row, line] of [head, ...lines].entries())
          for (const [column, each] of line.entries()) {
            const found = read[row]?.[column] ?? ""
            if (typeof each === "string") expect([each, `'${each}`]).toContain(found)
            else if (Number.isFinite(each.number))
              expect(Number(found.replace(",", "."))).toBeCloseTo(each.number, each.decimals)
            else expect(found).toBe("")
          }
      }),
      { numRuns: 2_000 }
    )
  })

  it("is by hand", () => {
    expect(
      csvOf(
        ["Name", "Preis"],
        [
          ['Müller; "Sohn"', { number: -1830.5, decimals: 2 }],
          ["=1+1", { number: 6000, decimals: 0 }],
          ["-5", "a'b"],
          ["zwei\r\nZeilen", "x-=+@"]
        ]
      )
    ).toBe(
      '\uFEFFName;Preis\r\n"Müller; ""Sohn""";-1830,50\r\n\'=1+1;6000\r\n\'-5;a\'b\r\n"zwei\r\nZeilen";x-=+@\r\n'
    )
    for (const sign of ["=", "+", "-", "@", "\t", "\0", "＝", "＋", "－", "＠"])
      expect(csvOf([`${sign}x`], [])).toBe(`\uFEFF'${sign}x\r\n`)
  })
})

const words: CsvWords = {
  columns: {
    orderNumber: "Nummer",
    customer: "Kunde",
    dealer: "Händler",
    product: "Ware",
    amount: "Menge",
    totalPrice: "Preis",
    cancelledAt: "Tag",
    end: "Ende",
    booking: "Buchung",
    feedback: "Grund",
    comments: "Kommentare"
  },
  ends: { refused: "R", cancelledByDealer: "D", cancelledByCustomer: "C", withdrawn: "W" },
  modes: { reversal: "Storno", credit: "Gutschrift", goodwill: "Kulanz" },
  reasons: {
    buyerChangedMind: "1",
    priceTooHigh: "zu teuer",
    deliveryTooLate: "3",
    unreachable: "4",
    notDeliverable: "5",
    orderedTwice: "6",
    other: "7"
  },
  notBooked: "offen",
  noFeedback: "keiner",
  day: (instant) => instant.slice(0, 10)
}
const comment = { id: 1, fkUserId: 1, userName: "x", text: "x", createdAt: "2026-11-20T10:00:00.000Z" }

describe("the export of the desk", () => {
  it("has the columns that are shown, in the words of the page", () => {
    const rows = [
      rowOf("1", {
        isBooked: true,
        bookedAs: "goodwill",
        customerComments: [comment],
        dealerComments: [comment]
      }),
      rowOf("2", { feedback: { status: 1, reason: "priceTooHigh", comment: "viel" } }),
      rowOf("3", { feedback: { status: 1, reason: null, comment: "so" } }),
      rowOf("4", { feedback: { status: 1, reason: "priceTooHigh", comment: "" } })
    ]
    expect(parsed(cancellationCsv(rows.slice(0, 1), cancellationColumns, words))).toEqual([
      Object.values(words.columns),
      [
        "HM-1",
        "Erika Muster",
        "Pelletwerk Nord",
        "Holzpellets lose",
        "6000",
        "1830,50",
        "2026-11-20",
        "C",
        "Kulanz",
        "keiner",
        "2"
      ]
    ])
    expect(parsed(cancellationCsv(rows, ["feedback", "booking"], words))).toEqual([
      ["Grund", "Buchung"],
      ["keiner", "Kulanz"],
      ["zu teuer: viel", "offen"],
      ["so", "offen"],
      ["zu teuer", "offen"]
    ])
  })
})
