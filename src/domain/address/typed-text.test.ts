import { expect, it } from "vitest"
import { typedText } from "./typed-text.ts"

it.each([
  ["  zu spät\t geliefert ", "zu spät  geliefert"],
  ["erste\nzweite\r\ndritte", "erste\nzweite\r\ndritte"],
  ["a\u0000b\u202ec", "a b c"],
  ["\ud800", "\ufffd"],
  ["\t", ""]
])("makes of %j a text that can be sent", (typed, sent) => {
  expect(typedText(typed)).toBe(sent)
})
