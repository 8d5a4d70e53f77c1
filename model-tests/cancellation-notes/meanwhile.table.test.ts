import { describe, expect, it } from "vitest"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { begin, comment, late, price } from "../data/cancellation-notes.ts"

type Panel = ReturnType<typeof begin>

const ids = (panel: Panel) => {
  const { customerComments, dealerComments } = panel.kept().row
  return { customer: customerComments.map(({ id }) => id), dealer: dealerComments.map(({ id }) => id) }
}
const blank = { status: 0, reason: null, comment: "" } as const

const sending = () => {
  const panel = begin()
  panel.choose("deliveryTooLate")
  panel.give()
  return panel
}

const ways: Readonly<Record<string, () => Promise<Panel> | Panel>> = {
  writing: () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    return panel
  },
  blocked: () => {
    const panel = begin()
    panel.choose(null, "so")
    panel.give()
    return panel
  },
  "failed.unreachable": async () => {
    const panel = sending()
    await panel.fail("saveFeedback")
    return panel
  }
}

describe("comments added meanwhile (rule cancellation.comments: two lists, each with its newest on top)", () => {
  it("are added to the list of their kind, and leave the other list unchanged", async () => {
    const panel = begin()
    panel.type("customer", "Guten Tag")
    panel.post("customer")
    expect([panel.isBusy(), panel.isUnsaved()]).toEqual([true, true])
    await panel.answer("saveComment", { kind: "saved", comment: comment(2) })
    expect(ids(panel)).toEqual({ customer: [2], dealer: [1] })
    expect(panel.effects("tellComment")).toEqual([{ orderId: "a", kind: "customer", comment: comment(2) }])
    expect([panel.isBusy(), panel.isUnsaved()]).toEqual([false, false])
  })

  it("by another user are added at the top, even if nothing else in the row has changed", () => {
    const panel = begin()
    panel.hears({ customerComments: [comment(4)], dealerComments: [comment(3), comment(1)] })
    expect(ids(panel)).toEqual({ customer: [4], dealer: [3, 1] })
    panel.hears({ version: 2, dealerComments: [comment(5)] })
    expect(new Set(ids(panel).dealer)).toEqual(new Set([5, 3, 1]))
  })

  it("no longer count as unsaved once they are deleted", () => {
    const panel = begin()
    panel.type("dealer", "Hallo")
    expect(panel.isUnsaved()).toBe(true)
    panel.type("dealer", " ")
    expect([panel.comments(), panel.isUnsaved()]).toEqual(["empty.waiting", false])
  })

  it("keep their key if only the other one was refused", async () => {
    const panel = begin()
    panel.type("customer", "eins")
    panel.type("dealer", "zwei")
    panel.post("customer")
    await panel.fail("saveComment")
    panel.post("dealer")
    await panel.answer("saveComment", { kind: "refused" })
    panel.post("customer")
    expect(panel.asked("saveComment").at(-1)).toMatchObject({ text: "eins", key: "panel-1" })
  })
})

describe("feedback changed meanwhile (rule cancellation.feedback)", () => {
  it("starts with the saved feedback", () => {
    const panel = begin(rowOf("a", { feedback: price }))
    expect(panel.kept().feedback).toEqual({ reason: "priceTooHigh", comment: "" })
    panel.choose("priceTooHigh", " ")
    expect([panel.feedback(), panel.isUnsaved()]).toEqual(["resting.untouched", false])
  })

  it("follows a newer row while there is no input here, and never an older one", () => {
    const panel = begin()
    panel.hears({ version: 3, feedback: late })
    expect([panel.feedback(), panel.kept().row.version]).toEqual(["resting.untouched", 3])
    expect(panel.kept().feedback).toEqual({ reason: "deliveryTooLate", comment: "" })
    for (const version of [2, 3]) {
      panel.hears({ version, feedback: price })
      expect(panel.kept()).toMatchObject({ row: { version: 3, feedback: late } })
    }
  })

  it.each(Object.keys(ways))("in the state %s is kept beside another user's reason", async (state) => {
    const panel = await ways[state]?.()
    if (panel === undefined) throw new Error(`There is no known way to ${state}`)
    expect([panel.feedback(), panel.isUnsaved()]).toEqual([state, true])
    const mine = panel.kept().feedback
    for (const version of [0, 1]) panel.hears({ version, feedback: price })
    expect([panel.feedback(), panel.kept().theirs], "nothing new").toEqual([state, null])
    panel.hears({ version: 2, isBooked: true, bookedAs: "credit" })
    expect([panel.feedback(), panel.kept().row.version], "only booked").toEqual(["writing", 2])
    panel.hears({ version: 3, feedback: price })
    expect([panel.feedback(), panel.isUnsaved()]).toEqual(["conflict", true])
    expect(panel.kept()).toMatchObject({ feedback: mine, theirs: { version: 3, feedback: price } })
  })

  it("counts as saved if another user gives the same reason", () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    panel.hears({ version: 2, feedback: late })
    expect([panel.feedback(), panel.isUnsaved(), panel.kept().theirs]).toEqual([
      "resting.untouched",
      false,
      null
    ])
  })

  it("is replaced by the other user's if it was taken back during sending", async () => {
    const panel = sending()
    panel.choose(null)
    await panel.fail("saveFeedback")
    panel.hears({ version: 2, feedback: price })
    expect([panel.feedback(), panel.kept().feedback.reason]).toEqual(["resting.untouched", "priceTooHigh"])
  })

  it("can be corrected after it was blocked", () => {
    const panel = begin()
    panel.choose(null, "so")
    panel.give()
    panel.choose("other", "so")
    expect(panel.feedback()).toBe("writing")
    panel.give()
    expect(panel.feedback()).toBe("sending")
  })

  it("keeps changes made during sending", async () => {
    const panel = sending()
    panel.choose("deliveryTooLate", "drei Wochen")
    expect([panel.isBusy(), panel.isUnsaved()]).toEqual([true, true])
    await panel.answer("saveFeedback", { kind: "saved", version: 2 })
    expect([panel.feedback(), panel.isBusy(), panel.isUnsaved()]).toEqual(["writing", false, true])
    expect(panel.effects("tellFeedback")).toEqual([{ orderId: "a", version: 2, feedback: late }])
    panel.give()
    expect(panel.asked("saveFeedback").at(-1)).toMatchObject({ version: 2, comment: "drei Wochen" })
  })

  it.each([
    ["unreachable", undefined],
    ["refused", { kind: "refused" }],
    ["expired", { kind: "signedOut" }]
  ])("that ended as %s is kept, and can be sent again", async (state, answer) => {
    const panel = sending()
    if (answer === undefined) {
      panel.wait(19_999)
      expect(panel.feedback()).toBe("sending")
      panel.wait(1)
    } else await panel.answer("saveFeedback", answer)
    expect([panel.feedback(), panel.isUnsaved()]).toEqual([`failed.${state}`, true])
    expect(panel.kept().feedback.reason).toBe("deliveryTooLate")
    panel.give()
    expect(panel.asked("saveFeedback")).toHaveLength(2)
  })
})

describe("a conflict over feedback (rule cancellation.conflict)", () => {
  it("returns the current row, and updates the list", async () => {
    const panel = sending()
    await panel.conflict(3, blank)
    expect(panel.effects("tellRow"), "only booked").toMatchObject([{ version: 3, feedback: blank }])
    await panel.conflict(4, price)
    expect(panel.effects("tellRow")).toMatchObject([{ version: 3 }, { version: 4, feedback: price }])
    const said = sending()
    await said.conflict(2, late)
    expect(said.effects("tellRow")).toMatchObject([{ version: 2, feedback: late }])
    expect(said.kept().row).toMatchObject({ version: 2, feedback: late })
  })

  it("is shown if nothing has changed, and not sent again and again", async () => {
    for (const version of [0, 1]) {
      const panel = sending()
      await panel.conflict(version, blank)
      expect([panel.feedback(), panel.asked("saveFeedback").length]).toEqual(["conflict", 1])
    }
  })

  it("shows both the local input and the newest saved feedback", async () => {
    const panel = sending()
    await panel.conflict(4, price)
    panel.choose("other", "doch nicht")
    expect(panel.feedback()).toBe("conflict")
    panel.hears({ version: 6, feedback: { ...price, comment: "viel" } })
    panel.hears({ version: 5, feedback: price })
    expect(panel.kept()).toMatchObject({
      feedback: { reason: "other", comment: "doch nicht" },
      theirs: { version: 6, feedback: { comment: "viel" } }
    })
    panel.send({ type: "conflict.takeTheirs" })
    expect(panel.kept()).toMatchObject({
      row: { version: 6 },
      feedback: { reason: "priceTooHigh", comment: "viel" },
      theirs: null
    })
    expect(ids(panel).dealer, "what is known here stays").toEqual([1])
  })

  it("is resolved with the local input, which may still need a reason", async () => {
    const panel = sending()
    await panel.conflict(4, price)
    panel.choose(null, "so")
    panel.send({ type: "conflict.keepMine" })
    expect([panel.feedback(), panel.asked("saveFeedback").length]).toEqual(["blocked", 1])
    expect(panel.kept()).toMatchObject({ row: { version: 4, feedback: price }, theirs: null })
    expect(ids(panel).dealer).toEqual([1])
  })
})
