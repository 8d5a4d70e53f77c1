import { describe, expect, it } from "vitest"
import { begin, refusal } from "../data/open-order-row.ts"

describe("what the server refuses of an open order (decision 017)", () => {
  it("puts at the field what only the server knows, and sends it again when it is mended", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    const problems = [{ code: "required", field: "reason" }]
    await row.answer("act", { kind: "refused", problems, code: "Invalid, reason required" })
    expect([row.state(), row.snapshot().context.problems]).toEqual([{ asking: "refused" }, problems])
    row.submits(refusal)
    expect([row.state(), row.snapshot().context.problems, row.asked("act").length]).toEqual(["acting", [], 2])
  })

  it("tells a refusal that has no field as what it is, and keeps what was typed", async () => {
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

  it("refuses a confirmation without calling it unanswered; it can be sent again or left", async () => {
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
