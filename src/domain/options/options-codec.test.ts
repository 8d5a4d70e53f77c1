import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { OptionChoice } from "./calculation.ts"
import { isoOfDay } from "../price/local-day.ts"
import { decodeOptions, encodeOptions } from "./options-codec.ts"

const isInstalment = (id: number) => id === 77

const id = fc.integer({ min: -9999, max: 9999 })

const choice: fc.Arbitrary<OptionChoice> = fc.oneof(
  id.filter((each) => !isInstalment(each)).map((each) => ({ id: each })),
  fc.record({ id, modifier: fc.integer({ min: 0, max: 999 }) }),
  fc.record({ id, desiredDate: fc.integer({ min: 0, max: 40_000 }).map(isoOfDay) })
)

describe("the options in a query string", () => {
  it("read back as they were written", () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 8 }), (choices) => {
        expect(decodeOptions(encodeOptions(choices), isInstalment)).toEqual(choices)
      })
    )
  })

  it("are parsed with $, ~ and percent-encoded characters, and written with $ only", () => {
    expect(decodeOptions("108,-18,12$3")).toEqual([{ id: 108 }, { id: -18 }, { id: 12, modifier: 3 }])
    expect(decodeOptions("12~3,12%243,12%7E3")).toEqual(
      [12, 12, 12].map((each) => ({ id: each, modifier: 3 }))
    )
    expect(decodeOptions("141$dt2026-12-01")).toEqual([{ id: 141, desiredDate: "2026-12-01" }])
    expect(encodeOptions([{ id: 12, modifier: 3 }, { id: 5, modifier: -1 }, { id: -2 }])).toBe("12$3,5,-2")
  })

  it("contain six months for an instalment without months", () => {
    expect(decodeOptions("77", isInstalment)).toEqual([{ id: 77, modifier: 6 }])
    expect(decodeOptions("77$-1", isInstalment)).toEqual([{ id: 77, modifier: 6 }])
    expect(decodeOptions("77$12", isInstalment)).toEqual([{ id: 77, modifier: 12 }])
  })

  it("leave out anything that is not an option", () => {
    expect(decodeOptions("x,1e3,,5$,5$x,12345,0x1, 7 ")).toEqual([{ id: 7 }])
    expect(decodeOptions("141$dt2026-02-30")).toEqual([{ id: 141 }])
  })
})
