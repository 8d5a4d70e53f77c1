import { describe, expect, it } from "vitest"
import { isSpelledOtherwise, localPageVerdict } from "./local-page.ts"

const verdict = (
  segments: Parameters<typeof localPageVerdict>[1],
  regionCodes: ReadonlyArray<string> = ["BY"]
) => localPageVerdict(1, segments, "80331", regionCodes)

const here = "/pelletpreise/bayern/80331"

describe("the path of a local page (rule place.local-page)", () => {
  it("is valid with the state of its postal code, whatever county it names", () => {
    const right = { valid: true, validLocationUrl: here }
    expect(verdict({ state: "bayern" })).toEqual(right)
    expect(verdict({ state: "bayern", countyOrCityZip: "80331" })).toEqual(right)
    for (const countyOrCityZip of ["muenchen", "80333-muenchen", "muenchen-80333", ""])
      expect(verdict({ state: "bayern", countyOrCityZip }), "a county decides nothing").toEqual(right)
    expect(verdict({ state: "bayern", countyOrCityZip: "muenchen", cityZip: "80331" })).toEqual(right)
  })

  it("is invalid with another state or postal code, and the valid path is returned", () => {
    const wrong = { valid: false, validLocationUrl: here }
    expect(verdict({ state: "hessen" })).toEqual(wrong)
    expect(verdict({ state: "" })).toEqual(wrong)
    expect(verdict({ state: "bayern", countyOrCityZip: "80333" })).toEqual(wrong)
    expect(verdict({ state: "bayern", countyOrCityZip: "muenchen", cityZip: "80333" })).toEqual(wrong)
    expect(verdict({ state: "bayern", countyOrCityZip: "muenchen", cityZip: "muenchen" })).toEqual(wrong)
  })

  it("is valid in each state of its postal code; the main one is that of most of its places", () => {
    const both = ["HE", "BY"]
    expect(verdict({ state: "bayern" }, both)).toEqual({ valid: true, validLocationUrl: here })
    expect(verdict({ state: "berlin" }, both)).toEqual({
      valid: false,
      validLocationUrl: "/pelletpreise/hessen/80331"
    })
  })

  it("does not exist for a postal code without a place", () => {
    expect(verdict({ state: "bayern" }, [])).toEqual({ valid: false, validLocationUrl: "" })
    expect(verdict({ state: "bayern" }, ["XX"])).toEqual({ valid: false, validLocationUrl: "" })
    expect(verdict({ state: "bayern" }, ["XX", "BY"]).valid).toBe(true)
  })
})

it.each([
  ["/pelletpreise/Bayern", "/pelletpreise/bayern", true],
  ["/pelletpreise/th%C3%BCringen", "/pelletpreise/thueringen", true],
  // umlauts as a letter followed by a combining character, as written by some file systems
  ["/pelletpreise/baden-wu%CC%88rttemberg", "/pelletpreise/baden-wuerttemberg", true],
  ["/pelletpreise/Baden Württemberg", "/pelletpreise/baden-wuerttemberg", true],
  ["/pelletpreise/bayern", "/pelletpreise/bayern", false],
  ["/pelletpreise/bayern/00000", "/pelletpreise/bayern", false],
  ["/pelletpreise/%zz", "/pelletpreise", false]
])("%s is another spelling of %s: %s", (path, address, expected) => {
  expect(isSpelledOtherwise(path, address)).toBe(expected)
})
