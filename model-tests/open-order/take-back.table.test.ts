import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin, confirmed, refusal } from "../data/open-order-row.ts"

describe("the ten seconds to undo an action that makes a contract or writes to the buyer", () => {
  it("send nothing to the server before they are over, and then exactly one request", () => {
    const row = begin()
    row.announces("confirm")
    row.wait(9999)
    expect([row.snapshot().hasTag("announced"), row.asked("act")]).toEqual([true, []])
    row.wait(1)
    expect([row.state(), row.asked("act")]).toEqual([
      "acting",
      [{ order: openOrderOf(), wish: { act: "confirm" } }]
    ])
    row.wait(9999)
    expect(row.asked("act")).toHaveLength(1)
  })

  it("are announced at their start, and again after half of them", () => {
    const row = begin()
    row.announces("confirm")
    row.wait(4999)
    expect(row.state()).toEqual({ announced: "soon" })
    row.wait(1)
    expect(row.state()).toEqual({ announced: "ending" })
  })

  it("allow undoing the action at any time, with no effect left", () => {
    for (const passed of [0, 4999, 5000, 9999]) {
      const row = begin()
      row.announces("confirm")
      row.wait(passed)
      row.takesBack()
      row.wait(60_000)
      expect([row.state(), row.asked("act"), row.shown()]).toEqual([
        { resting: "takenBack" },
        [],
        [1, "placed", "confirm", "refuse"]
      ])
    }
  })

  it("start again with every press, and no longer apply once the request is sent", async () => {
    const row = begin()
    row.announces("confirm")
    row.wait(9000)
    row.takesBack()
    row.announces("confirm")
    row.wait(9999)
    expect(row.asked("act")).toEqual([])
    row.wait(1)
    row.takesBack()
    expect(row.state(), "what is being sent cannot be taken back").toBe("acting")
    await row.answer("act", { kind: "done" })
    row.takesBack()
    expect(row.state()).toBe("reading")
  })

  it("ignore another press meanwhile, of this action or another", () => {
    const row = begin()
    row.announces("confirm")
    row.wait(5000)
    row.announces("confirm")
    row.announces("refuse")
    row.sendsOff(refusal)
    row.retries()
    row.cancels()
    expect(row.state()).toEqual({ announced: "ending" })
    row.wait(5000)
    expect(row.asked("act")).toEqual([{ order: openOrderOf(), wish: { act: "confirm" } }])
  })

  it("return to the form with its input, and to an empty one after a new choice", () => {
    const row = begin()
    row.announces("refuse")
    row.sendsOff(refusal)
    row.wait(9999)
    expect(row.asked("act")).toEqual([])
    row.takesBack()
    expect([row.state(), row.snapshot().context.wish]).toEqual([{ asking: "filling" }, refusal])
    row.sendsOff(refusal)
    row.wait(10_000)
    expect(row.asked("act")).toEqual([{ order: openOrderOf(), wish: refusal }])
    const other = begin()
    other.announces("refuse")
    other.sendsOff(refusal)
    other.takesBack()
    other.cancels()
    other.announces("refuse")
    expect(other.snapshot().context.wish).not.toEqual(refusal)
  })

  it("also apply to a changed form after a lost answer, but not to the same one", async () => {
    const row = begin()
    row.announces("refuse")
    row.sendsOff(refusal)
    row.wait(10_000)
    await row.fail("act")
    row.sendsOff({ act: "refuse", reason: "Kein Fahrer" })
    expect([row.state(), row.asked("act").length]).toEqual([{ announced: "soon" }, 1])
    row.wait(10_000)
    await row.fail("act")
    row.retries()
    expect([row.state(), row.asked("act").length]).toEqual(["acting", 3])
  })

  it("end if another window has changed the order, because the action was meant for its former state", () => {
    const row = begin()
    row.announces("confirm")
    row.hears(openOrderOf())
    expect(row.state()).toEqual({ announced: "soon" })
    row.hears(confirmed)
    row.wait(60_000)
    expect([row.state(), row.shown(), row.asked("act")]).toEqual([
      { resting: "conflict" },
      [2, "confirmed", "schedule", "cancel"],
      []
    ])
  })

  it("let the later of two windows detect that the other was faster", async () => {
    const row = begin()
    row.announces("confirm")
    row.wait(10_000)
    await row.answer("act", { kind: "conflict" })
    await row.reads(confirmed)
    expect(row.state()).toEqual({ resting: "conflict" })
  })
})

describe("a window suspended during the announcement", () => {
  it("sends nothing when it wakes up, at any time, and says that the action was not sent", () => {
    for (const passed of [0, 4999, 5000, 9999]) {
      const row = begin()
      row.announces("confirm")
      row.wait(passed)
      row.sleeps()
      row.wait(60_000)
      expect([row.state(), row.asked("act"), row.shown()]).toEqual([
        { resting: "unsent" },
        [],
        [1, "placed", "confirm", "refuse"]
      ])
    }
  })

  it("opens the form again with its input, and says that it was not sent", () => {
    const row = begin()
    row.announces("refuse")
    row.sendsOff(refusal)
    row.wait(9999)
    row.sleeps()
    row.wait(60_000)
    expect([row.state(), row.snapshot().context.wish, row.asked("act")]).toEqual([
      { asking: "unsent" },
      refusal,
      []
    ])
    row.sendsOff({ ...refusal, reason: "" })
    expect(row.state(), "a form like any other").toEqual({ asking: "refused" })
    row.cancels()
    expect(row.state()).toEqual({ resting: "quiet" })
  })

  it("sends the action after another press and its ten seconds", () => {
    const plain = begin()
    plain.announces("confirm")
    plain.sleeps()
    plain.announces("confirm")
    plain.wait(9999)
    expect(plain.asked("act")).toEqual([])
    plain.wait(1)
    expect(plain.asked("act")).toEqual([{ order: openOrderOf(), wish: { act: "confirm" } }])
    const form = begin()
    form.announces("refuse")
    form.sendsOff(refusal)
    form.sleeps()
    form.sendsOff(refusal)
    form.wait(10_000)
    expect(form.asked("act")).toEqual([{ order: openOrderOf(), wish: refusal }])
  })

  it("shows the message until the order is read again", () => {
    const row = begin()
    row.announces("confirm")
    row.sleeps()
    row.hears(openOrderOf())
    expect(row.state()).toEqual({ resting: "unsent" })
    row.hears(confirmed)
    expect(row.state()).toEqual({ resting: "quiet" })
  })

  it("changes nothing without an announced action: idle, in a form, during sending or after an answer", async () => {
    const row = begin()
    row.sleeps()
    expect(row.state()).toEqual({ resting: "quiet" })
    row.announces("refuse")
    row.sleeps()
    expect(row.state()).toEqual({ asking: "filling" })
    row.sendsOff(refusal)
    row.wait(10_000)
    row.sleeps()
    expect([row.state(), row.asked("act").length]).toEqual(["acting", 1])
    await row.fail("act")
    row.sleeps()
    expect(row.state()).toEqual({ failed: "unreachable" })
  })
})
