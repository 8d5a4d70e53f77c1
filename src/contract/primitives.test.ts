import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { anyText, exactText, lines, text } from "./primitives.ts"

/** Returns the text as a call decodes it, or `undefined` if the text is refused. */
const readBy = (schema: Schema.Codec<string, string>, value: string): string | undefined => {
  try {
    return Schema.decodeUnknownSync(schema)(value)
  } catch {
    return undefined
  }
}

describe("a text of the contract", () => {
  it.each([
    "",
    "José",
    "Müller-Lüdenscheidt",
    "O’Neill",
    "Şahin",
    "Zażółć",
    "Jürg & Söhne (Nr. 5)",
    "王伟",
    "אבי",
    "👩‍🚒"
  ])("accepts %j", (value) => {
    expect([text(80), lines(80), anyText(80)].map((schema) => readBy(schema, value))).toEqual([
      value,
      value,
      value
    ])
  })

  it.each(["\u0000", "\ud800"])("stores no %j", (sign) => {
    expect([text(9), lines(9), anyText(9)].map((schema) => readBy(schema, `a${sign}b`))).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })

  it.each([
    ["a\u0007b\t", "a b", "a b"],
    ["\u202aab\u202c", "ab", "ab"],
    ["\u00a0a\u200bb", "ab", "ab"],
    ["u\u0308", "ü", "ü"],
    ["a\nb", "a b", "a\nb"],
    ["a\r\nb\r\n", "a b", "a\r\nb"]
  ])(
    "decodes %j without invisible characters and blanks around it (rule wire.typed-text)",
    (value, line, several) => {
      expect([text(9), lines(9)].map((schema) => readBy(schema, value))).toEqual([line, several])
    }
  )

  it.each(["a\t", "a\nb", "a\u202eb", "a\u0000b"])(
    "%j is refused where the text must not be changed",
    (value) => {
      expect(readBy(exactText(9), value)).toBeUndefined()
      expect(readBy(exactText(9), "a\u00a0b ")).toBe("a\u00a0b ")
    }
  )

  it("has its maximum length applied after that", () => {
    expect(readBy(text(3), "\u202a abc\t")).toBe("abc")
    expect(readBy(text(3), "abcd")).toBeUndefined()
  })
})
