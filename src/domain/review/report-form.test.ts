import { expect, it } from "vitest"
import { readReport } from "./report-form.ts"

it("a report has a reason, and words where none of ours fits (rule review.report)", () => {
  expect(readReport("insult", " Er beschimpft uns. ")).toEqual({
    report: { reason: "insult", text: "Er beschimpft uns." }
  })
  expect(readReport("untrue", null)).toEqual({ report: { reason: "untrue", text: "" } })
  expect(readReport(null, "Text")).toEqual({ missing: "reason" })
  expect(readReport("rude", "Text")).toEqual({ missing: "reason" })
  expect(readReport("other", "  ")).toEqual({ missing: "text" })
})
