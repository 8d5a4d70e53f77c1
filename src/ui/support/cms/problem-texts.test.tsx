import { expect, it } from "vitest"
import { refusalTexts } from "./problem-texts.ts"

it.each([
  "taken",
  "reserved",
  "misplaced",
  "twoCalculators",
  "tooLarge",
  "BodyTooLarge",
  "missingOrTooLong",
  "NotPublishable",
  "NotPossible",
  "Forbidden",
  "NotFound"
])("says in words why an address, a text or an action is refused with %s", (code) => {
  expect(refusalTexts[code]).toBeDefined()
})
