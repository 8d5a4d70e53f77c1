import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CancellationRow } from "./cancellation.ts"
import { type CancellationColumn, cancellationColumns } from "./columns.ts"
import { filteredRows, shownRows, sortedRows } from "./filter.ts"
import { rowOf } from "./row.test-support.ts"
import { wholeView } from "./view.ts"

const comment = { id: 1, fkUserId: 1, userName: "x", text: "x", createdAt: "2026-11-20T10:00:00.000Z" }
const given = { status: 1, reason: "other", comment: "" } as const
const rows: ReadonlyArray<CancellationRow> = [
  rowOf("10", {
    customer: "Jürgen Groß",
    phone: "+49 (0)171 / 66 55-443",
    dealer: "Ölhandel Süd",
    productName: "Heizöl",
    amount: 3000,
    totalPrice: 2900,
    cancelledAt: "2026-11-01T10:00:00.000Z",
    end: "withdrawn",
    isBooked: true,
    bookedAs: "credit",
    feedback: given,
    dealerComments: [comment]
  }),
  rowOf("9", {
    customer: "Ärzte Praxis",
    cancelledAt: "2026-11-03T10:00:00.000Z",
    end: "refused",
    customerComments: [comment, { ...comment, id: 2 }]
  }),
  rowOf("2", {
    customer: "Zacharias",
    dealer: "Brennstoffe AG",
    productName: "Holzbriketts",
    amount: 2,
    totalPrice: 700,
    cancelledAt: "2026-11-02T11:00:00.000+02:00",
    isBooked: true,
    bookedAs: "reversal"
  })
]
const ids = (found: ReadonlyArray<CancellationRow>) => found.map(({ orderId }) => orderId).join(" ")
const found = (search: string) => ids(filteredRows(rows, { search, status: "all" }))
const by = (column: CancellationColumn, direction: "ascending" | "descending" = "ascending") =>
  ids(sortedRows(rows, { column, direction }))

describe("the rows found by a search", () => {
  it("have a telephone number that starts with the searched digits, in any notation (rule desk.search)", () => {
    expect(["0171 6655443", "+49 171 6655443", "0049 (0)171/6655443", "01716655"].map(found)).toEqual([
      "10",
      "10",
      "10",
      "10"
    ])
    expect(["0171 6655444", "6655443", "01716"].map(found)).toEqual(["", "", ""])
    expect(found("089 1234567")).toBe("9 2")
  })

  it("are the same array if all rows match, so that nothing is rendered again", () => {
    expect(filteredRows(rows, { search: "", status: "all" })).toBe(rows)
    expect(filteredRows(rows, { search: "h", status: "all" })).toBe(rows)
    expect(filteredRows(rows, { search: "", status: "booked" })).toHaveLength(2)
  })

  it("contain each word in number, customer, dealer or product, whatever its case and accents", () => {
    expect(found("")).toBe("10 9 2")
    expect(found("   ")).toBe("10 9 2")
    expect(
      ["juergen", "jurgen", "Ju\u0308rgen", "gross", "aerzte", "\u202aoelhandel\u202c"].map(found)
    ).toEqual(["10", "10", "10", "10", "9", "10"])
    expect(found("hm-9")).toBe("9")
    expect(found("JURGEN")).toBe("10")
    expect(found("gross")).toBe("10")
    expect(found("Ä"), "a word of such letters alone").toBe("10 9 2")
    expect(found("Öl süd")).toBe("10")
    expect(found("brennst")).toBe("2")
    expect(found("holz nord")).toBe("9")
    expect(found("holz süd")).toBe("")
    // a search word does not match across the end of one field and the start of the next
    expect(found("praxispellet")).toBe("")
  })

  it("have the searched status, as stored on the server", () => {
    const of = (status: "all" | "open" | "booked" | "feedback") =>
      ids(filteredRows(rows, { search: "", status }))
    expect([of("all"), of("open"), of("booked"), of("feedback")]).toEqual(["10 9 2", "9", "10 2", "9 2"])
  })
})

describe("the order of the rows", () => {
  it("is the order expected by hand for each column", () => {
    expect(Object.fromEntries(cancellationColumns.map((column) => [column, by(column)]))).toEqual({
      orderNumber: "2 9 10",
      customer: "9 10 2",
      dealer: "2 10 9",
      product: "10 2 9",
      amount: "2 10 9",
      totalPrice: "2 9 10",
      cancelledAt: "10 2 9",
      end: "2 9 10",
      booking: "9 2 10",
      feedback: "9 2 10",
      comments: "2 10 9"
    })
    expect(by("cancelledAt", "descending")).toBe("9 2 10")
  })

  it("keeps the order of equal rows in both directions", () => {
    const alike = ["a", "b", "c"].map((orderId) => rowOf(orderId))
    for (const direction of ["ascending", "descending"] as const)
      for (const column of ["customer", "amount"] as const)
        expect(ids(sortedRows(alike, { column, direction }))).toBe("a b c")
  })

  it("keeps every row, without duplicates", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ customer: fc.string(), totalPrice: fc.integer() })),
        fc.constantFrom(...cancellationColumns),
        fc.constantFrom("ascending" as const, "descending" as const),
        (changes, column, direction) => {
          const list = changes.map((change, index) => rowOf(String(index), change))
          const sorted = sortedRows(list, { column, direction })
          expect(new Set(sorted)).toEqual(new Set(list))
          expect(sorted).toHaveLength(list.length)
        }
      )
    )
  })

  it("is applied to the rows that were found", () => {
    expect(ids(shownRows(rows, { ...wholeView, search: "holz" }))).toBe("9 2")
  })
})
