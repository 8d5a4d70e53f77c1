import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin, confirmed, refusal } from "../data/open-order-row.ts"

describe("openOrder (rule life.states)", () => {
  it("confirms with one press, however often it is pressed, and shows the updated order", async () => {
    const row = begin()
    row.chooses("confirm")
    row.chooses("confirm")
    row.chooses("refuse")
    expect(row.snapshot().hasTag("busy")).toBe(true)
    expect(row.asked("act")).toEqual([{ order: openOrderOf(), wish: { act: "confirm" } }])
    await row.answer("act", { kind: "done" })
    expect([row.state(), row.asked("readOrder")]).toEqual(["reading", [{ order: openOrderOf() }]])
    row.chooses("refuse")
    await row.reads(confirmed)
    expect(row.state()).toEqual({ resting: "done" })
    expect(row.shown()).toEqual([2, "confirmed", "schedule", "cancel"])
  })

  it("asks for the input of an action, and sends nothing that the rules refuse", async () => {
    const row = begin()
    row.chooses("refuse")
    expect(row.state()).toEqual({ asking: "filling" })
    expect([row.snapshot().hasTag("form"), row.snapshot().context.problems]).toEqual([true, []])
    row.submits({ act: "refuse", reason: " " })
    expect(row.state()).toEqual({ asking: "refused" })
    expect(row.snapshot().context.problems).toEqual([{ code: "required", field: "reason" }])
    expect(row.asked("act")).toEqual([])
    row.submits(refusal)
    row.submits(refusal)
    expect(row.asked("act")).toEqual([{ order: openOrderOf(), wish: refusal }])
    expect(row.snapshot().context.problems).toEqual([])
    await row.answer("act", { kind: "done" })
    await row.answer("readOrder", { kind: "ended", status: "refused" })
    expect([row.state(), row.shown()]).toEqual([{ resting: "done" }, [1, "refused"]])
  })

  it("does nothing for an action that is not offered or was not chosen", () => {
    const row = begin()
    for (const act of ["schedule", "deliver", "cancel"] as const) row.chooses(act)
    row.submits(refusal)
    expect(row.state()).toEqual({ resting: "quiet" })
    const placed = begin(confirmed)
    placed.chooses("confirm")
    expect(placed.state()).toEqual({ resting: "quiet" })
    placed.chooses("cancel")
    placed.submits(refusal)
    placed.submits({ act: "confirm" })
    expect([placed.state(), placed.asked("act")]).toEqual([{ asking: "filling" }, []])
  })

  it("closes the form and its problems", () => {
    const row = begin()
    row.chooses("refuse")
    row.submits({ act: "refuse", reason: "" })
    row.cancels()
    expect([row.state(), row.snapshot().context.problems]).toEqual([{ resting: "quiet" }, []])
    row.chooses("refuse")
    expect(row.snapshot().context.problems).toEqual([])
  })

  it("confirms after the form of another action was closed", () => {
    const row = begin()
    row.chooses("refuse")
    row.submits({ act: "refuse", reason: "" })
    row.cancels()
    row.chooses("confirm")
    expect(row.asked("act")).toEqual([{ order: openOrderOf(), wish: { act: "confirm" } }])
  })

  it("shows the current state of an order that had changed, and offers the actions now possible", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    await row.answer("act", { kind: "conflict" })
    await row.reads(confirmed)
    expect([row.state(), row.shown()]).toEqual([
      { resting: "conflict" },
      [2, "confirmed", "schedule", "cancel"]
    ])
    row.chooses("schedule")
    expect(row.state()).toEqual({ asking: "filling" })
  })

  it("sends the same request with the same version after a lost answer", async () => {
    for (const failing of ["error", "silence"]) {
      const row = begin()
      row.chooses("confirm")
      if (failing === "error") await row.fail("act")
      else {
        row.wait(19_999)
        expect(row.state()).toBe("acting")
        row.wait(1)
      }
      expect(row.state()).toEqual({ failed: "unreachable" })
      row.retries()
      expect(row.asked("act")).toEqual([
        { order: openOrderOf(), wish: { act: "confirm" } },
        { order: openOrderOf(), wish: { act: "confirm" } }
      ])
      await row.answer("act", { kind: "done" }, 0)
      expect(row.state(), "the late answer is dropped").toBe("acting")
    }
  })

  it("reads the order when an unanswered action is given up", async () => {
    const row = begin()
    row.chooses("confirm")
    await row.fail("act")
    row.cancels()
    expect(row.state()).toBe("reading")
    await row.reads(confirmed)
    expect([row.state(), row.shown()[1]]).toEqual([{ resting: "quiet" }, "confirmed"])
  })

  it("reports an action that was given up neither as done nor as done by another user", async () => {
    const before = openOrderOf({ version: 2, may: ["refuse", "confirm"] })
    for (const kind of ["done", "conflict"]) {
      const row = begin()
      row.chooses("confirm")
      await row.answer("act", { kind })
      await row.reads(before)
      row.chooses("confirm")
      await row.fail("act")
      row.cancels()
      expect([row.state(), row.snapshot().hasTag("busy")]).toEqual(["reading", true])
      await row.reads(confirmed)
      expect(row.state()).toEqual({ resting: "quiet" })
    }
  })

  it("keeps the input when the session has ended, and sends it afterwards, even if changed", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    await row.answer("act", { kind: "signedOut" })
    expect([row.state(), row.snapshot().context.wish]).toEqual([{ failed: "expired" }, refusal])
    row.submits({ act: "refuse", reason: "" })
    expect(row.state()).toEqual({ asking: "refused" })
    expect(row.snapshot().context.problems).toEqual([{ code: "required", field: "reason" }])
    row.submits({ act: "refuse", reason: "Kein Wagen frei" })
    await row.answer("act", { kind: "signedOut" })
    row.submits({ act: "refuse", reason: "Kein Fahrer" })
    expect(row.asked("act").at(-1)).toEqual({
      order: openOrderOf(),
      wish: { act: "refuse", reason: "Kein Fahrer" }
    })
    await row.answer("act", { kind: "signedOut" })
    row.submits({ act: "confirm" })
    expect(row.state()).toEqual({ failed: "expired" })
    row.cancels()
    expect([row.state(), row.asked("readOrder")]).toEqual([{ resting: "quiet" }, []])
  })

  it("reads the order even if the input typed since the lost answer is invalid", async () => {
    const row = begin()
    row.chooses("refuse")
    row.submits(refusal)
    await row.fail("act")
    row.submits({ act: "refuse", reason: "" })
    const { problems, wish } = row.snapshot().context
    expect([row.state(), problems, wish]).toEqual([
      { failed: "unreachable" },
      [{ code: "required", field: "reason" }],
      refusal
    ])
    row.cancels()
    expect([row.state(), row.snapshot().context.problems]).toEqual(["reading", []])
    await row.answer("readOrder", { kind: "ended", status: "refused" })
    expect(row.shown()).toEqual([1, "refused"])
  })

  it("offers no actions on an order that the caller may no longer see", async () => {
    const row = begin()
    row.chooses("confirm")
    await row.answer("act", { kind: "gone" })
    expect([row.state(), row.shown()]).toEqual([{ resting: "gone" }, [1, "placed"]])
  })

  it("reports success even if the order could not be read afterwards, and reads it on request", async () => {
    for (const [answered, end] of [
      ["done", "done"],
      ["conflict", "conflict"]
    ] as const) {
      const row = begin()
      row.chooses("confirm")
      await row.answer("act", { kind: answered })
      await row.fail("readOrder")
      expect(row.state()).toBe("unread")
      row.retries()
      row.wait(20_000)
      expect(row.state()).toBe("unread")
      row.retries()
      await row.reads(confirmed)
      expect(row.state()).toEqual({ resting: end })
      expect(row.asked("act")).toHaveLength(1)
    }
  })

  it("takes over newer rows of the list, never older ones, and none while a form is open", async () => {
    const row = begin()
    row.hears(confirmed)
    expect(row.shown()[1]).toBe("confirmed")
    row.hears(openOrderOf())
    expect(row.shown()[1]).toBe("confirmed")
    row.chooses("schedule")
    row.hears({ ...confirmed, version: 3 })
    expect([row.state(), row.shown()[0]]).toEqual([{ asking: "filling" }, 2])
    const done = begin()
    done.chooses("confirm")
    await done.answer("act", { kind: "done" })
    await done.reads(confirmed)
    done.hears({ ...confirmed, version: 3 })
    expect([done.state(), done.shown()[0]], "what was done is old news").toEqual([{ resting: "quiet" }, 3])
    const unread = begin()
    unread.chooses("confirm")
    await unread.answer("act", { kind: "done" })
    await unread.fail("readOrder")
    unread.hears(openOrderOf())
    expect(unread.state()).toBe("unread")
    unread.hears(confirmed)
    expect([unread.state(), unread.shown()[1]]).toEqual([{ resting: "quiet" }, "confirmed"])
  })
})
