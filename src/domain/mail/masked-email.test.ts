import { expect, test } from "vitest"
import { maskedEmail } from "./masked-email.ts"

test.each([
  ["erika@example.de", "e…@example.de"],
  ["e@example.de", "e…@example.de"],
  ["a@b@example.de", "a…@example.de"],
  ["@example.de", "…"],
  ["", "…"]
])("%s is shown as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
