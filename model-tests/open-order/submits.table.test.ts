import { describe, expect, it } from "vitest"
import { begin, refusal } from "../data/open-order-row.ts"

const unanswered = async () => {
  const row = begin()
  row.chooses("refuse")
  row.submits(refusal)
  await row.fail("act")
  return row
}
const problems = (row: ReturnType<typeof begin>) => row.snapshot().context.problems

describe("a form that is sent again after a lost answer", () => {
  it("is sent with other input if that is valid", async () => {
    const row = await unanswered()
    row.submits({ act: "refuse", reason: "Kein Fahrer" })
    expect([row.state(), row.asked("act").length]).toEqual(["acting", 2])
    expect(row.asked("act")[1]).toMatchObject({ wish: { act: "refuse", reason: "Kein Fahrer" } })
  })

  it("shows its problems, and accepts only the chosen action", async () => {
    const row = await unanswered()
    row.submits({ act: "cancel", reason: "" })
    expect([row.state(), problems(row)]).toEqual([{ failed: "unreachable" }, []])
    row.submits({ act: "refuse", reason: "" })
    expect([row.state(), problems(row)]).toEqual([
      { failed: "unreachable" },
      [{ code: "required", field: "reason" }]
    ])
    expect(row.asked("act")).toHaveLength(1)
  })
})

it("shows the server's refusal only until the form has another problem", async () => {
  const row = begin()
  const refusedAs = () => row.snapshot().context.refusal
  expect(refusedAs()).toBe("")
  row.chooses("refuse")
  row.submits(refusal)
  await row.answer("act", { kind: "refused", problems: [], code: "OrderMoved" })
  expect([row.state(), refusedAs()]).toEqual([{ asking: "refused" }, "OrderMoved"])
  row.submits({ act: "refuse", reason: "" })
  expect([row.state(), refusedAs()]).toEqual([{ asking: "refused" }, ""])
})
