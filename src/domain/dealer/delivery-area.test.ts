import { describe, expect, it } from "vitest"
import { areaLimits, parseAreaText } from "./delivery-area.ts"
import { areaPrefixes, areaText } from "./delivery-area-prefixes.ts"

const prefix = (digits: string) => ({ kind: "prefix", prefix: digits })
const range = (from: string, to: string) => ({ kind: "range", from, to })
const prefixesOf = (text: string) => {
  const read = parseAreaText(text, 1)
  return "parts" in read ? areaPrefixes(read.parts) : read.problems
}

describe("a delivery area as typed", () => {
  it.each([
    ["80", [prefix("80")]],
    ["80331", [prefix("80331")]],
    ["80000-81999", [range("80000", "81999")]],
    ["80000 – 81999", [range("80000", "81999")]],
    ["80-81", [range("80", "81")]],
    [" 80331,80333;\n85748\t 01 ", [prefix("80331"), prefix("80333"), prefix("85748"), prefix("01")]],
    ["80, 83000-83999", [prefix("80"), range("83000", "83999")]],
    ["80\u200b331\u00a0,", [prefix("80331")]]
  ])("accepts prefixes, ranges and lists: %j", (text, parts) => {
    expect(parseAreaText(text, 1)).toEqual({ parts })
  })

  it.each([
    ["", "areaEmpty", ""],
    [" , ;", "areaEmpty", ""],
    ["München", "areaUnreadable", "München"],
    ["80-", "areaUnreadable", "80-"],
    ["1-2-3", "areaUnreadable", "1-2-3"],
    ["٨٠", "areaUnreadable", "٨٠"],
    ["<script>alert(1)</script>", "areaUnreadable", "<script>alert(1)</sc"],
    ["803311", "areaTooLong", "803311"],
    ["1010", "areaTooShort", "1010"],
    ["80, 8033", "areaTooShort", "8033"],
    ["8033-8035", "areaTooShort", "8033-8035"],
    ["80000-819999", "areaTooLong", "80000-819999"],
    ["00", "areaNotOfCountry", "00"],
    ["80-81999", "areaUneven", "80-81999"],
    ["81999-80000", "areaReversed", "81999-80000"]
  ])("is refused with the part that cannot be parsed: %j", (text, code, part) => {
    expect(parseAreaText(text, 1)).toEqual({ problems: [{ code, part }] })
  })

  it("has a maximum length", () => {
    const whole = { problems: [{ code: "areaTooMany", part: "" }] }
    expect(parseAreaText("1 ".repeat(areaLimits.parts + 1), 1)).toEqual(whole)
    expect(parseAreaText("1".repeat(areaLimits.characters + 1), 1)).toEqual(whole)
  })

  it("contains only postal codes of its country", () => {
    expect(parseAreaText("101", 2)).toEqual({ parts: [prefix("101")] })
    expect(parseAreaText("1010, 11", 2)).toEqual({ parts: [prefix("1010"), prefix("11")] })
    expect(parseAreaText("80331", 2)).toEqual({ problems: [{ code: "areaTooLong", part: "80331" }] })
    expect(parseAreaText("0", 3)).toEqual({ problems: [{ code: "areaNotOfCountry", part: "0" }] })
  })

  it("reports every wrong part, up to twenty", () => {
    const read = parseAreaText("80, x, 81, y", 1)
    expect(read).toEqual({
      problems: [
        { code: "areaUnreadable", part: "x" },
        { code: "areaUnreadable", part: "y" }
      ]
    })
    expect(parseAreaText("x ".repeat(100), 1)).toHaveProperty("problems.length", areaLimits.problems)
  })
})

describe("a delivery area as stored", () => {
  it.each([
    ["80000-81999", ["80", "81"]],
    ["80-81", ["80", "81"]],
    ["80331-80331", ["80331"]],
    ["80330-80339", ["8033"]],
    ["80338-80342", ["80338", "80339", "80340", "80341", "80342"]],
    ["85, 80, 80331, 80", ["80", "85"]],
    ["01000-01999", ["01"]]
  ])("consists of the fewest prefixes that cover its codes: %j", (text, expected) => {
    expect(prefixesOf(text)).toEqual(expected)
  })

  it("contains exactly the codes of a range, whatever its limits", () => {
    for (const [from, to] of [
      ["80331", "80342"],
      ["01067", "10115"],
      ["79999", "80000"],
      ["01001", "99998"]
    ] as const) {
      const prefixes = areaPrefixes([{ kind: "range", from, to }])
      const holds = (code: number) =>
        prefixes.filter((each) => String(code).padStart(5, "0").startsWith(each)).length
      for (const code of [Number(from), Number(to), Math.floor((Number(from) + Number(to)) / 2)])
        expect(holds(code)).toBe(1)
      for (const code of [Number(from) - 1, Number(to) + 1]) expect(holds(code)).toBe(0)
      expect(prefixes.length).toBeLessThan(90)
    }
  })

  it("is shown in a form that can be typed again", () => {
    expect(areaText(["80", "81"], 1)).toBe("80, 81")
    expect(areaText(["1010"], 2)).toBe("1010")
    expect(areaText(["8033", "81"], 1)).toBe("80330-80339, 81")
    expect(prefixesOf(areaText(["8033", "81"], 1))).toEqual(["8033", "81"])
  })
})
