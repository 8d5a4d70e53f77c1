import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { anyText, lines, text } from "./primitives.ts"

const takes = (schema: Schema.Decoder<unknown>, value: string): boolean => Schema.is(schema)(value)

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
  ])("takes %j", (value) => {
    expect([text(80), lines(80), anyText(80)].map((schema) => takes(schema, value))).toEqual([
      true,
      true,
      true
    ])
  })

  it.each(["\u0000", "\ud800"])("stores no %j", (sign) => {
    expect([text(9), lines(9), anyText(9)].map((schema) => takes(schema, `a${sign}b`))).toEqual([
      false,
      false,
      false
    ])
  })

  it.each([
    "\u0001",
    "\u0007",
    "\t",
    "\u000b",
    "\r",
    "\u001b",
    "\u007f",
    "\u0085",
    "\u009f",
    "\u202a",
    "\u202b",
    "\u202c",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069"
  ])("hides no %j", (sign) => {
    expect([text(9), lines(9)].map((schema) => takes(schema, `a${sign}b`))).toEqual([false, false])
  })

  it.each(["a\nb", "a\r\nb\r\n"])("breaks only where there are several lines: %j", (value) => {
    expect([text(9), lines(9)].map((schema) => takes(schema, value))).toEqual([false, true])
  })
})
