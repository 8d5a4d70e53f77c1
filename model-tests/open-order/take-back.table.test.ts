import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin, confirmed, refusal } from "../data/open-order-row.ts"

describe("ten seconds to take back what makes a contract or writes to the buyer", () => {
  it("say nothing to the server before they are over, and then exactly once", () => {
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

  it("are announced at their beginning and once more when half of them is over", () => {
    const row = begin()
    row.announces("confirm")
    row.wait(4999)
    expect(row.state()).toEqual({ announced: "soon" })
    row.wait(1)
    expect(row.state()).toEqual({ announced: "ending" })
  })

  it("let a press be taken back at any moment of them, as if it had never been", () => {
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

  it("begin anew with every press, and are over once something is sent", async () => {
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

  it("ignore a second press meanwhile, of this act or of another", () => {
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

  it("give a form back with what was typed, and an empty one after a new choice", () => {
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

  it("also hold for a form that was not answered and is sent anew; the same once more has had its time", async () => {
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

  it("end when the order turns out to have moved on in another window: it was meant for another state", () => {
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

  it("of two windows the later one learns that the other was faster", async () => {
    const row = begin()
    row.announces("confirm")
    row.wait(10_000)
    await row.answer("act", { kind: "conflict" })
    await row.reads(confirmed)
    expect(row.state()).toEqual({ resting: "conflict" })
  })
})

describe("a window that slept while something was announced", () => {
  it("sends nothing when it wakes, whenever it fell asleep, and says that it was not taken back", () => {
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

  it("has its form open again with what was typed, and says there as well that it was not sent", () => {
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

  it("sends what is pressed once more, after its own ten seconds", () => {
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

  it("is shown until the order is read anew", () => {
    const row = begin()
    row.announces("confirm")
    row.sleeps()
    row.hears(openOrderOf())
    expect(row.state()).toEqual({ resting: "unsent" })
    row.hears(confirmed)
    expect(row.state()).toEqual({ resting: "quiet" })
  })

  it("changes nothing where nothing is announced: not at rest, in a form, on its way or after an answer", async () => {
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
