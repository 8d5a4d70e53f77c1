import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin } from "../data/open-order-row.ts"

const placed = openOrderOf({ seat: "house", may: ["confirm", "refuse", "withdrawForBuyer"] })
const why = "Händler hat am Telefon zugesagt"

describe("an open order handled by staff, who must give a reason", () => {
  it("asks before confirming, and sends nothing without the reason", async () => {
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

  it("keeps the input for a confirmation that the server refused or did not answer", async () => {
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

  it("can be ended for the buyer without the buyer's reason, and its page then shows the ended order", async () => {
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
