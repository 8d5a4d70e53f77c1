import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isoOfDay } from "../price/local-day.ts"
import { cancellationColumns } from "./columns.ts"
import { longestSearch, readView, type SavedView, writeView } from "./view-codec.ts"
import { cancellationStatuses, isSameView, wholeView } from "./view.ts"

const usual: SavedView = { ...wholeView, countryId: null, from: null, to: null, dealerId: null }
const day = fc.option(fc.integer({ min: 0, max: 40_000 }).map(isoOfDay))
const views: fc.Arbitrary<SavedView> = fc.record({
  countryId: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
  from: day,
  to: day,
  dealerId: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
  search: fc.string({ unit: "binary", maxLength: 80 }).filter((text) => text.length <= longestSearch),
  status: fc.constantFrom(...cancellationStatuses),
  sort: fc.record({
    column: fc.constantFrom(...cancellationColumns),
    direction: fc.constantFrom("ascending" as const, "descending" as const)
  }),
  columns: fc.subarray([...cancellationColumns], { minLength: 1 })
})

describe("a view of the list in the URL", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view))).toEqual(view)
      }),
      { numRuns: 2_000 }
    )
  })

  it("contains only values that differ from the default view", () => {
    expect(writeView(usual)).toStrictEqual({})
    expect(readView({})).toEqual(usual)
    expect(
      writeView({
        countryId: 3,
        from: "2026-11-01",
        to: "2026-11-30",
        dealerId: 7,
        search: "Müller",
        status: "open",
        sort: { column: "totalPrice", direction: "descending" },
        columns: ["orderNumber", "booking"]
      })
    ).toEqual({
      land: "3",
      from: "2026-11-01",
      to: "2026-11-30",
      dealer: "7",
      search: "Müller",
      status: "open",
      sort: "-totalPrice",
      columns: "orderNumber,booking"
    })
    expect(writeView({ ...usual, sort: { column: "cancelledAt", direction: "ascending" } })).toEqual({
      sort: "cancelledAt"
    })
  })

  it("is the default view if the URL is malformed", () => {
    for (const wrong of [
      { from: "2026-02-30", to: "30.11.2026" },
      { dealer: "0" },
      { dealer: "7a" },
      { dealer: "1234567890" },
      { dealer: -7 },
      { status: "OPEN" },
      { sort: "--customer" },
      { sort: "price" },
      { columns: "price,," },
      { search: { text: "x" }, columns: ["customer"] },
      { foreign: "x" }
    ])
      expect([wrong, readView(wrong)]).toEqual([wrong, usual])
    expect(readView({ search: 4711, dealer: 7 })).toEqual({ ...usual, search: "4711", dealerId: 7 })
    expect(readView({ search: true }).search).toBe("true")
    expect(readView({ search: "x".repeat(longestSearch + 1) }).search).toHaveLength(longestSearch)
    expect(readView({ columns: "booking,price,customer,booking" }).columns).toEqual(["customer", "booking"])
  })

  it("equals itself and no other", () => {
    expect(isSameView(wholeView, { ...wholeView, columns: [...cancellationColumns] })).toBe(true)
    for (const other of [
      { search: "x" },
      { status: "open" as const },
      { sort: { column: "dealer" as const, direction: "descending" as const } },
      { sort: { column: "cancelledAt" as const, direction: "ascending" as const } },
      { columns: ["customer" as const] }
    ])
      expect([other, isSameView(wholeView, { ...wholeView, ...other })]).toEqual([other, false])
  })
})
