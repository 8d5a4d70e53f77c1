import { describe, expect, it } from "vitest"
import { begin, refusal } from "../data/open-order-row.ts"

describe("a refusal of the server for an open order (decision 017)", () => {
  it("is shown at its field, and a corrected form can be sent again", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    const problems = [{ code: "required", field: "reason" }]
    await row.answer("act", { kind: "refused", problems, code: "Invalid, reason required" })
    expect([row.state(), row.snapshot().context.problems]).toEqual([{ asking: "refused" }, problems])
    row.submits(refusal)
    expect([row.state(), row.snapshot().context.problems, row.asked("act").length]).toEqual(["acting", [], 2])
  })

  it("without a field is shown with its code, and the input is kept", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    await row.answer("act", { kind: "refused", problems: [], code: "BadRequest" })
    const { problems, refusal: code, wish } = row.snapshot().context
    expect([row.state(), problems, code, wish]).toEqual([{ asking: "refused" }, [], "BadRequest", refusal])
    row.submits(refusal)
    expect([row.state(), row.snapshot().context.refusal]).toEqual(["acting", ""])
    await row.answer("act", { kind: "refused", problems: [], code: "BadRequest" })
    row.cancels()
    expect([row.state(), row.snapshot().context.refusal]).toEqual([{ resting: "quiet" }, ""])
  })

  it("of a confirmation is not reported as unanswered; it can be sent again or closed", async () => {
    const row = begin()
    const problem = { code: "required", field: "reason" }
    for (const problems of [[problem], []]) {
      row.chooses("confirm")
      await row.answer("act", { kind: "refused", problems, code: "Invalid" })
      expect([row.state(), row.snapshot().context.refusal]).toEqual([{ failed: "refused" }, "Invalid"])
      expect(row.snapshot().context.problems, "a confirmation has no field").toEqual([])
      row.retries()
      expect([row.state(), row.snapshot().context.refusal]).toEqual(["acting", ""])
      await row.answer("act", { kind: "refused", problems, code: "Invalid" })
      row.cancels()
      expect([row.state(), row.snapshot().context.refusal]).toEqual([{ resting: "quiet" }, ""])
    }
    expect([row.asked("act").length, row.asked("readOrder")]).toEqual([4, []])
  })
})
