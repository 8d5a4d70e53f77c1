import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { prefixCounts, prefixCover } from "./prefix-cover.ts"

const codes = ["1010", "1020", "1100", "2000", "2001"]
const coverOf = (covered: ReadonlyArray<string>) => prefixCover(prefixCounts(codes), covered)

describe("prefixCover", () => {
  it("covers a whole stretch with one prefix", () => {
    expect(coverOf(["1010", "1020", "1100"])).toEqual(["1"])
    expect(coverOf(["1010", "1020", "2001"])).toEqual(["10", "2001"])
  })

  it("never uses the empty prefix", () => {
    expect(coverOf(codes)).toEqual(["1", "2"])
    expect(coverOf([])).toEqual([])
  })

  it("covers exactly the requested codes, for any codes", () => {
    const zip = fc.integer({ min: 1000, max: 1999 }).map(String)
    fc.assert(
      fc.property(fc.uniqueArray(zip), fc.uniqueArray(zip), (all, wanted) => {
        const covered = wanted.filter((code) => all.includes(code))
        const prefixes = prefixCover(prefixCounts(all), covered)
        for (const code of all)
          expect(prefixes.some((prefix) => code.startsWith(prefix))).toBe(covered.includes(code))
      }),
      { seed: 5, numRuns: 200 }
    )
  })
})
