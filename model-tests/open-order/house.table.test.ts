import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin } from "../data/open-order-row.ts"

const placed = openOrderOf({ seat: "house", may: ["confirm", "refuse", "withdrawForBuyer"] })
const why = "Händler hat am Telefon zugesagt"

describe("openOrder in the hands of staff, who say why they act in another's place", () => {
  it("asks before it confirms, and sends nothing without the reason", async () => {
    const row = begin(placed)
    row.chooses("confirm")
    expect(row.state()).toEqual({ asking: "filling" })
    row.submits({ act: "confirm" })
    row.submits({ act: "confirm", behalfReason: " \n" })
    expect(row.state()).toEqual({ asking: "refused" })
    expect(row.snapshot().context.problems).toEqual([{ code: "required", field: "behalfReason" }])
    expect(row.asked("act")).toEqual([])
    row.submits({ act: "confirm", behalfReason: why })
    expect(row.asked("act")).toEqual([{ order: placed, wish: { act: "confirm", behalfReason: why } }])
    await row.answer("act", { kind: "done" })
    await row.reads({ ...placed, version: 2, status: "confirmed", may: ["schedule"] })
    expect([row.state(), row.shown()]).toEqual([{ resting: "done" }, [2, "confirmed", "schedule"]])
  })

  it("keeps what was typed for a confirmation that the server refused or did not answer", async () => {
    const row = begin(placed)
    row.chooses("confirm")
    row.submits({ act: "confirm", behalfReason: why })
    const problems = [{ code: "required", field: "behalfReason" }] as const
    await row.answer("act", { kind: "refused", problems, code: "Invalid" })
    expect(row.state()).toEqual({ asking: "refused" })
    expect(row.snapshot().context.problems).toEqual(problems)
    row.submits({ act: "confirm", behalfReason: why })
    await row.answer("act", { kind: "signedOut" })
    expect(row.state()).toEqual({ failed: "expired" })
    row.submits({ act: "confirm", behalfReason: why })
    expect(row.asked("act")).toHaveLength(3)
  })

  it("ends for a buyer, who owes no reason, and stays on its page as it is then", async () => {
    const row = begin(placed)
    row.chooses("cancelForBuyer")
    expect(row.state(), "not offered").toEqual({ resting: "quiet" })
    row.chooses("withdrawForBuyer")
    row.submits({ act: "withdrawForBuyer", reason: "" })
    expect(row.snapshot().context.problems).toEqual([{ code: "required", field: "behalfReason" }])
    row.submits({ act: "withdrawForBuyer", reason: "", behalfReason: why })
    await row.answer("act", { kind: "done" })
    await row.reads({ ...placed, version: 2, status: "withdrawn", may: [] })
    expect([row.state(), row.shown()]).toEqual([{ resting: "done" }, [2, "withdrawn"]])
  })
})
