import { describe, expect, it } from "vitest"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import {
  answer,
  book,
  actions,
  type Desk,
  listed,
  play,
  recalledNothing,
  sent,
  where
} from "../data/cancellation-page.ts"
import { credit, goodwill, open, reversal } from "../data/cancellations.ts"

const { save, lose } = actions
const dirty = [listed, recalledNothing, book("a")]
const bookB = book("b")
const creditA = (desk: Desk) =>
  desk.send({ type: "rows.mark", orderIds: ["a"], change: { field: "bookedAs", mode: "credit" } })
const itemA = { orderId: "a", version: 1, ...reversal }
const itemB = { orderId: "b", version: 1, ...reversal }

describe("the request of a save", () => {
  it("contains only the dirty rows, in one call", async () => {
    const desk = await play(...dirty, save, save)
    expect(sent(desk)).toEqual([{ key: "page-1", items: [itemA] }])
    expect(sent(await play(...dirty, actions["unbook a"], save)), "as the server has it").toEqual([])
    const both = await play(...dirty, bookB, save)
    expect(sent(both)).toEqual([{ key: "page-1", items: [itemA, itemB] }])
  })

  it("keeps its key after a lost answer while its content is the same, in any order of marking", async () => {
    const desk = await play(...dirty, bookB, save, lose, save)
    expect(sent(desk)[1]).toBe(sent(desk)[0])
    // a row was changed back and marked again: the content, and so the key, is the same
    const again = await play(...dirty, bookB, save, lose, actions["unbook a"], book("a"), save)
    expect(sent(again)[1]).toEqual({ key: "page-1", items: [itemA, itemB] })
  })

  it("has a new key if its content differs, or the former one was answered", async () => {
    const other = await play(...dirty, save, lose, creditA, save)
    expect(sent(other)[1]).toEqual({ key: "page-2", items: [{ ...itemA, ...credit }] })
    const more = await play(...dirty, save, lose, bookB, save)
    expect(sent(more)[1]).toEqual({ key: "page-2", items: [itemA, itemB] })
    const newer = await play(...dirty, save, lose, feedback(2), save)
    expect(sent(newer)[1]).toEqual({ key: "page-2", items: [{ ...itemA, version: 2 }] })
    const failed = await play(...dirty, save, answer({ a: "Unavailable" }), save)
    expect(sent(failed)[1]).toEqual({ key: "page-2", items: [itemA] })
    const refused = await play(...dirty, save, actions["refuse all"], save)
    expect(sent(refused)[1]).toEqual({ key: "page-2", items: [itemA] })
  })

  it("is sent automatically after the sign-in, under the same key", async () => {
    const desk = await play(...dirty, save, actions["sign out"])
    expect(where(desk)).toBe("full.unsaved.expired a:dirty")
    actions["sign in again"](desk)
    expect(sent(desk)[1]).toEqual({ key: "page-1", items: [itemA] })
  })

  it("is based on the version that the last save has written", async () => {
    const desk = await play(...dirty, save, answer({ a: 2 }))
    expect(where(desk)).toBe("full.saved a:saved")
    creditA(desk)
    save(desk)
    expect(sent(desk)[1]).toEqual({ key: "page-2", items: [{ orderId: "a", version: 2, ...credit }] })
    const row = desk.snapshot().context.rows[0]
    expect([row?.version, row?.bookedAs]).toEqual([2, "reversal"])
  })
})

const feedback = (version: number) => (desk: Desk) =>
  desk.send({
    type: "feedback.saved",
    orderId: "a",
    version,
    feedback: { status: 1, reason: "other", comment: "" }
  })

describe("a partial failure", () => {
  it("leaves exactly the failed rows dirty, with their reasons", async () => {
    const desk = await play(...dirty, bookB, save, answer({ a: 2, b: "NotFound" }))
    expect(where(desk)).toBe("full.unsaved.partial a:saved b:retryable")
    expect(desk.snapshot().context.edits.get("b")?.row.problem).toBe("NotFound")
    save(desk)
    expect(sent(desk)[1]).toEqual({ key: "page-2", items: [itemB] })
  })

  it("includes rows missing in the answer, and ignores rows that were not sent", async () => {
    const desk = await play(...dirty, save, answer({ b: 2, z: 9 }))
    expect(where(desk)).toBe("full.unsaved.partial a:retryable")
    expect(desk.snapshot().context.edits.get("a")?.row.problem).toBe("Unavailable")
    expect(desk.snapshot().context.rows.map(({ version }) => version)).toEqual([1, 1])
  })
})

describe("data saved by the panel of a row", () => {
  it("are shown in the row, comments at the top, and cause no conflict", async () => {
    const desk = await play(...dirty, feedback(2))
    const comment = (id: number) => ({
      id,
      fkUserId: 1,
      userName: "Desk",
      text: "x",
      createdAt: "2026-11-21T08:00:00Z"
    })
    for (const [kind, id] of [
      ["dealer", 1],
      ["dealer", 2],
      ["customer", 3]
    ] as const)
      desk.send({ type: "comment.saved", orderId: "a", kind, comment: comment(id) })
    expect(desk.snapshot().context.rows[0]).toMatchObject({
      version: 2,
      feedback: { status: 1, reason: "other" },
      dealerComments: [{ id: 2 }, { id: 1 }],
      customerComments: [{ id: 3 }]
    })
    expect(desk.snapshot().context.rows[1]).toEqual(rowOf("b"))
    save(desk)
    expect(sent(desk)).toEqual([{ key: "page-1", items: [{ ...itemA, version: 2 }] }])
  })

  it("stay in the row after the answer to a save that does not contain them", async () => {
    const saved = await play(...dirty, save, feedback(7), answer({ a: 2 }))
    expect(saved.snapshot().context.rows[0]).toMatchObject({
      version: 2,
      ...reversal,
      feedback: { status: 1 }
    })
    const conflict = await play(...dirty, save, feedback(7), answer({ a: "Conflict" }))
    expect(conflict.snapshot().context.rows[0]).toMatchObject({ ...credit, feedback: { status: 1 } })
  })

  it("cause a conflict if the row turns out to be booked differently", async () => {
    const arrives = (version: number) => (desk: Desk) =>
      desk.send({ type: "row.arrived", row: rowOf("a", { version, ...goodwill }) })
    expect(where(await play(...dirty, arrives(1)))).toBe("full.unsaved.editing a:dirty")
    const desk = await play(...dirty, arrives(2))
    expect(where(desk)).toBe("full.unsaved.editing a:conflict")
    expect(desk.snapshot().context.rows[0]).toMatchObject({ version: 2, ...goodwill })
    const saving = await play(...dirty, save, arrives(2))
    expect([where(saving), saving.snapshot().context.rows[0]?.version]).toEqual(["saving a:saving", 1])
    const foreign = await play(...dirty, (now) =>
      now.send({ type: "row.arrived", row: rowOf("z", { version: 9 }) })
    )
    expect(foreign.snapshot().context.rows).toHaveLength(2)
  })
})

describe("the copy in the browser", () => {
  const kept = (desk: Desk) => desk.effects("keepBatch")
  const dropped = (desk: Desk) => desk.effects("dropBatch").length
  const keptA = { orderId: "a", version: 1, booking: reversal, base: open }

  it("contains the unsaved rows, shortly after a change and once for several", async () => {
    const desk = await play(...dirty)
    desk.wait(499)
    expect(kept(desk)).toEqual([])
    bookB(desk)
    desk.wait(1)
    expect(kept(desk)).toEqual([[keptA, { ...keptA, orderId: "b" }]])
    desk.wait(10_000)
    expect(kept(desk)).toHaveLength(1)
  })

  it("is stored at once when the page is hidden", async () => {
    const desk = await play(...dirty)
    desk.send({ type: "page.hidden" })
    desk.send({ type: "page.hidden" })
    expect(kept(desk)).toEqual([[keptA]])
  })

  it("is deleted at once when there are no unsaved changes", async () => {
    expect(dropped(await play(listed, recalledNothing))).toBe(1)
    const saved = await play(...dirty)
    const before = dropped(saved)
    saved.wait(500)
    save(saved)
    expect(dropped(saved)).toBe(before)
    await answer({ a: 2 })(saved)
    expect(dropped(saved)).toBe(before + 1)
    const given = await play(...dirty, actions["leave the page"], actions["ask: discard"])
    expect(dropped(given)).toBe(before + 1)
  })

  it("is applied to the list, except rows that are already saved", async () => {
    const desk = await play(listed, (now) =>
      now.answer("recallBatch", [keptA, { orderId: "b", version: 1, booking: open }])
    )
    expect(where(desk)).toBe("full.unsaved.editing a:dirty")
    save(desk)
    expect(sent(desk)).toEqual([{ key: "page-1", items: [itemA] }])
  })

  it("becomes a conflict for a row with a newer version, and stays one when stored", async () => {
    const old = { orderId: "a", version: 0, booking: reversal }
    const desk = await play(listed, (now) => now.answer("recallBatch", [old]))
    expect(where(desk)).toBe("full.unsaved.editing a:conflict")
    desk.wait(500)
    expect(kept(desk)).toEqual([[old]])
    const booked = await play(listed, (now) =>
      now.answer("recallBatch", [{ ...keptA, version: 0, base: credit }])
    )
    expect(where(booked)).toBe("full.unsaved.editing a:conflict")
  })

  it("omits the server's value if an answer was lost", async () => {
    const desk = await play(...dirty, save, lose)
    desk.send({ type: "page.hidden" })
    expect(kept(desk)).toEqual([[{ orderId: "a", version: 1, booking: reversal }]])
  })

  it("keeps orders of other lists", async () => {
    const other = { orderId: "z", version: 3, booking: credit }
    const desk = await play(listed, (now) => now.answer("recallBatch", [other]))
    expect([where(desk), kept(desk), dropped(desk)]).toEqual(["full.settled", [[other]], 0])
    book("a")(desk)
    desk.wait(500)
    expect(kept(desk)[1]).toEqual([other, keptA])
  })
})
