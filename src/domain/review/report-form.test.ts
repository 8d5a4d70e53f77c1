import { expect, it } from "vitest"
import { readReport } from "./report-form.ts"

const silent = { text: null, email: null }

it("a report has a reason, and words where no given reason fits (rule review.report)", () => {
  expect(readReport({ ...silent, reason: "insult", text: " Er beschimpft uns. " })).toEqual({
    report: { reason: "insult", text: "Er beschimpft uns.", email: "" }
  })
  expect(readReport({ ...silent, reason: "untrue" })).toEqual({
    report: { reason: "untrue", text: "", email: "" }
  })
  expect(readReport({ ...silent, reason: null, text: "Text" })).toEqual({ wrong: ["reason"] })
  expect(readReport({ ...silent, reason: "rude", text: "Text" })).toEqual({ wrong: ["reason"] })
  expect(readReport({ ...silent, reason: "other", text: "x".repeat(1001) })).toEqual({ wrong: ["tooLong"] })
  expect(readReport({ ...silent, reason: "other", text: "  " })).toEqual({ wrong: ["text"] })
})

it("the mailbox for the answer may be left out, and is a real address otherwise", () => {
  expect(readReport({ ...silent, reason: "untrue", email: " melder@example.de " })).toEqual({
    report: { reason: "untrue", text: "", email: "melder@example.de" }
  })
  expect(readReport({ ...silent, reason: "other", email: "melder@" })).toEqual({ wrong: ["text", "email"] })
})
