import { expect, it } from "vitest"
import { refusalTexts, refusedText, whyNotCreated } from "./problem-texts.ts"

it.each([
  "taken",
  "reserved",
  "misplaced",
  "twoCalculators",
  "tooManyBlocks",
  "tooLong",
  "tooLarge",
  "tooDeep",
  "BodyTooLarge",
  "missingOrTooLong",
  "NotPublishable",
  "NotPossible",
  "Forbidden",
  "NotFound"
])("says in words why an address, a text or an action is refused with %s", (code) => {
  expect(refusalTexts[code]).toBeDefined()
})

it("says whether the server refused a new page or did not answer", () => {
  expect(whyNotCreated({ code: "InvalidData", problems: [{ code: "taken" }] })).toBe(refusalTexts["taken"])
  expect(whyNotCreated({ code: "Forbidden" })).toBe(refusalTexts["Forbidden"])
  expect(whyNotCreated({ code: "InvalidData", problems: [{ code: "malformed" }] })).toBe(refusedText)
  expect(whyNotCreated(undefined).message).toContain("antwortet gerade nicht")
})
