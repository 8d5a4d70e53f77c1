import { describe, expect, it } from "vitest"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { begin, comment, late, price } from "../data/cancellation-notes.ts"

describe("a comment (rule cancellation.comments)", () => {
  it("is sent once, added at the top of its list, and reported to the desk", async () => {
    const panel = begin()
    expect(panel.comments()).toBe("empty.waiting")
    panel.type("dealer", " Hallo ")
    expect(panel.comments()).toBe("writing.typing")
    panel.post("dealer")
    panel.post("dealer")
    expect(panel.comments()).toBe("sending")
    expect(panel.asked("saveComment")).toEqual([
      { orderId: "a", kind: "dealer", text: "Hallo", key: "panel-1" }
    ])
    await panel.answer("saveComment", { kind: "saved", comment: comment(2) })
    expect(panel.comments()).toBe("sent")
    const { row, drafts } = panel.snapshot().context
    expect(row.dealerComments.map(({ id }) => id)).toEqual([2, 1])
    expect([row.customerComments, drafts]).toEqual([[], { customer: "", dealer: "" }])
    expect(panel.effects("tellComment")).toEqual([{ orderId: "a", kind: "dealer", comment: comment(2) }])
  })

  it.each([
    ["unreachable", undefined],
    ["refused", { kind: "refused" }],
    ["expired", { kind: "signedOut" }]
  ])("whose sending ended as %s keeps its text", async (state, answer) => {
    const panel = begin()
    panel.type("customer", "Guten Tag")
    panel.post("customer")
    await (answer === undefined ? panel.fail("saveComment") : panel.answer("saveComment", answer))
    expect([panel.comments(), panel.snapshot().context.drafts.customer]).toEqual([
      `failed.${state}`,
      "Guten Tag"
    ])
    expect(panel.snapshot().hasTag("unsaved")).toBe(true)
    panel.post("customer")
    // a refusal has ended the attempt; in all other cases the comment may have arrived
    expect(panel.asked("saveComment")[1]).toMatchObject({ key: state === "refused" ? "panel-2" : "panel-1" })
  })

  it("whose answer was lost on an earlier visit is sent under its former key, a different text under a new one", () => {
    const tried = { customer: null, dealer: { text: "Hallo", key: "before-4" } }
    const panel = begin(undefined, { tried })
    panel.type("dealer", "Hallo")
    panel.post("dealer")
    expect(panel.asked("saveComment")).toEqual([
      { orderId: "a", kind: "dealer", text: "Hallo", key: "before-4" }
    ])
    const other = begin(undefined, { tried })
    other.type("dealer", "Guten Tag")
    other.post("dealer")
    expect(other.asked("saveComment")).toMatchObject([{ text: "Guten Tag", key: "panel-1" }])
  })

  it("has a separate key for each text and kind, even after a lost answer", async () => {
    const panel = begin()
    panel.type("dealer", "eins")
    panel.post("dealer")
    panel.wait(20_000)
    expect(panel.comments()).toBe("failed.unreachable")
    panel.type("customer", "zwei")
    panel.post("customer")
    await panel.answer("saveComment", { kind: "saved", comment: comment(2) })
    // the other text still waits to be sent
    expect(panel.comments()).toBe("writing.typing")
    panel.post("dealer")
    await panel.fail("saveComment")
    panel.type("dealer", "drei")
    panel.post("dealer")
    expect(panel.asked("saveComment").map((each) => each)).toMatchObject([
      { text: "eins", key: "panel-1" },
      { kind: "customer", text: "zwei", key: "panel-2" },
      { text: "eins", key: "panel-1" },
      { text: "drei", key: "panel-3" }
    ])
  })

  it("keeps text that is typed during sending", async () => {
    const panel = begin()
    panel.type("dealer", "eins")
    panel.post("dealer")
    panel.type("dealer", "eins und mehr")
    await panel.answer("saveComment", { kind: "saved", comment: comment(2) })
    expect([panel.comments(), panel.snapshot().context.drafts.dealer]).toEqual([
      "writing.typing",
      "eins und mehr"
    ])
  })

  it("is not sent without a text, and the other comment stays", () => {
    const panel = begin()
    panel.post("dealer")
    expect([panel.comments(), panel.asked("saveComment")]).toEqual(["empty.blocked", []])
    expect(panel.snapshot().context.sending).toBe("dealer")
    panel.post("customer")
    expect(panel.snapshot().context.sending, "it is shown where it was tried").toBe("customer")
    panel.type("customer", "Guten Tag")
    panel.post("dealer")
    expect([panel.comments(), panel.snapshot().hasTag("unsaved")]).toEqual(["writing.blocked", true])
  })
})

describe("feedback (rule cancellation.feedback)", () => {
  it("is saved with its version and status 1, and reported to the desk", async () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    expect(panel.feedback()).toBe("writing")
    panel.give()
    panel.give()
    expect(panel.asked("saveFeedback")).toEqual([
      { orderId: "a", version: 1, reason: "deliveryTooLate", comment: "" }
    ])
    await panel.answer("saveFeedback", { kind: "saved", version: 2 })
    expect(panel.feedback()).toBe("resting.sent")
    expect(panel.effects("tellFeedback")).toEqual([{ orderId: "a", version: 2, feedback: late }])
    expect(panel.snapshot().context.row).toMatchObject({ version: 2, feedback: late })
  })

  it("requires a reason", () => {
    const panel = begin()
    panel.choose(null, "so")
    panel.give()
    expect([panel.feedback(), panel.asked("saveFeedback")]).toEqual(["blocked", []])
  })

  it("counts as saved once it is changed back", () => {
    const panel = begin()
    panel.choose("other")
    expect(panel.snapshot().hasTag("unsaved")).toBe(true)
    panel.choose(null)
    expect([panel.feedback(), panel.snapshot().hasTag("unsaved")]).toEqual(["resting.untouched", false])
  })

  it("is shown beside another user's reason until the user chooses one", async () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    panel.give()
    await panel.conflict(4, price)
    expect(panel.feedback()).toBe("conflict")
    expect(panel.snapshot().context).toMatchObject({
      feedback: { reason: "deliveryTooLate" },
      theirs: { feedback: price }
    })
    panel.send({ type: "conflict.keepMine" })
    expect(panel.asked("saveFeedback")[1]).toMatchObject({ version: 4, reason: "deliveryTooLate" })
    await panel.conflict(6, price)
    expect(panel.feedback(), "as it was said when it was decided on").toBe("sending")
    expect(panel.asked("saveFeedback")[2]).toMatchObject({ version: 6, reason: "deliveryTooLate" })
    await panel.conflict(7, { ...price, reason: "other" })
    panel.send({ type: "conflict.takeTheirs" })
    expect([panel.feedback(), panel.snapshot().context.feedback.reason]).toEqual([
      "resting.untouched",
      "other"
    ])
  })

  it("that arrived although its answer was lost counts as saved", async () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    panel.give()
    await panel.fail("saveFeedback")
    expect(panel.feedback()).toBe("failed.unreachable")
    panel.give()
    await panel.conflict(2, late)
    expect([panel.feedback(), panel.effects("tellRow").length]).toEqual(["resting.sent", 1])
  })

  it("is sent again if only the booking was saved meanwhile", async () => {
    const panel = begin()
    panel.choose("deliveryTooLate")
    panel.send({ type: "row.arrived", row: rowOf("a", { version: 3, isBooked: true, bookedAs: "credit" }) })
    expect(panel.feedback()).toBe("writing")
    expect(panel.snapshot().context.row.dealerComments, "what is known here stays").toHaveLength(1)
    panel.give()
    await panel.conflict(5, { status: 0, reason: null, comment: "" })
    expect(panel.asked("saveFeedback")).toMatchObject([{ version: 3 }, { version: 5 }])
  })
})
