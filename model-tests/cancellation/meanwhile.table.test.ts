import { describe, expect, it } from "vitest"
import type { CancellationRow } from "../../src/domain/cancellation/cancellation.ts"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import {
  answer,
  begin,
  book,
  actions,
  type Desk,
  listed,
  place,
  play,
  recalledNothing,
  sent,
  where
} from "../data/cancellation-page.ts"
import { credit, goodwill, open, otherQuery, query, reversal } from "../data/cancellations.ts"

const { save, lose, "leave the page": leave, "another period": period } = actions
const shown = [listed, recalledNothing]
const dirty = [...shown, book("a")]
const bookB = book("b")
const both = [...dirty, bookB]
const mark = (orderId: string, mode: string) => (desk: Desk) =>
  desk.send({ type: "rows.mark", orderIds: [orderId], change: { field: "bookedAs", mode } })
const arrives = (orderId: string, change: Partial<CancellationRow>) => (desk: Desk) =>
  desk.send({ type: "row.arrived", row: rowOf(orderId, change) })
const itemA = { orderId: "a", version: 1, ...reversal }
const itemB = { orderId: "b", version: 1, ...reversal }

describe("a row whose version increased without a change of its booking", () => {
  const reply =
    (version: number, booking = open) =>
    (desk: Desk) => {
      const current = rowOf("a", { version, ...booking })
      return desk.answer("saveCancellations", {
        kind: "answered",
        answer: { saved: [], failed: [{ orderId: "a", code: "Conflict", current }] }
      })
    }

  it("is sent again on top of the version that was read, and not without a new version", async () => {
    const desk = await play(
      ...dirty,
      save,
      (now) => now.send({ type: "feedback.saved", orderId: "a", version: 7, feedback: rowOf("a").feedback }),
      reply(5)
    )
    expect(sent(desk)[1]).toEqual({ key: "page-2", items: [{ ...itemA, version: 5 }] })
    const same = await play(...dirty, save, reply(1))
    expect([where(same), sent(same).length]).toEqual(["full.unsaved.editing a:dirty", 1])
  })

  it("is not sent again if another user has saved the same booking meanwhile", async () => {
    const desk = await play(...dirty, save, reply(5, reversal))
    expect([where(desk), sent(desk).length]).toEqual(["full.saved a:saved", 1])
  })
})

const said = (version: number) => (desk: Desk) =>
  desk.send({ type: "feedback.saved", orderId: "a", version, feedback: rowOf("a").feedback })

it("a version is only used if it was read or results from the page's own save", async () => {
  const far = await play(...dirty, save, answer({ a: 5 }), mark("a", "credit"), save)
  expect(sent(far)[1]).toMatchObject({ items: [{ orderId: "a", version: 1, ...credit }] })
  const other = await play(...dirty, said(4), save)
  expect(sent(other)[0]).toMatchObject({ items: [{ orderId: "a", version: 1, ...reversal }] })
  const own = await play(...dirty, said(2), save)
  expect(sent(own)[0]).toMatchObject({ items: [{ orderId: "a", version: 2, ...reversal }] })
})

it("every saved row is updated, at any position in the list", async () => {
  const desk = await play(...both, save, answer({ a: 2, b: 2 }))
  expect(desk.snapshot().context.rows).toEqual([
    rowOf("a", { version: 2, ...reversal }),
    rowOf("b", { version: 2, ...reversal })
  ])
})

describe("rows marked during a save", () => {
  it("wait for the next save, and keep the user on the page", async () => {
    const other = await play(...dirty, save, bookB, leave, answer({ a: 2 }))
    expect(where(other)).toBe("full.unsaved.editing a:saved b:dirty")
    expect([sent(other).length, other.effects("leave").length]).toEqual([1, 0])
    const again = await play(...dirty, save, mark("a", "credit"), answer({ a: 2 }))
    expect([where(again), sent(again).length]).toEqual(["full.unsaved.editing a:dirty", 1])
    save(again)
    expect(sent(again)[1]).toEqual({ key: "page-2", items: [{ orderId: "a", version: 2, ...credit }] })
  })
})

describe("the request after a lost answer", () => {
  const elsewhere = arrives("a", { version: 2, ...goodwill })

  it("has a new key if one of several rows has changed", async () => {
    const desk = await play(...both, save, lose, mark("a", "credit"), save)
    expect(sent(desk)[1]).toEqual({ key: "page-2", items: [{ ...itemA, ...credit }, itemB] })
  })

  it("has a new key if a row is now in conflict, even if another one has taken its place", async () => {
    const fewer = await play(...both, save, lose, elsewhere, save)
    expect(sent(fewer)[1]).toEqual({ key: "page-2", items: [itemB] })
    const others = await play(...dirty, save, lose, elsewhere, bookB, save)
    expect(sent(others)[1]).toEqual({ key: "page-2", items: [itemB] })
  })

  it("is not sent if only a conflict remains after the sign-in", async () => {
    const desk = await play(...dirty, save, actions["sign out"], elsewhere)
    expect(where(desk)).toBe("full.unsaved.expired a:conflict")
    actions["sign in again"](desk)
    expect([where(desk), sent(desk).length]).toEqual(["full.unsaved.editing a:conflict", 1])
  })
})

describe("orders outside the list", () => {
  it("can be neither marked nor changed", async () => {
    const desk = await play(...shown, book("z"), book("a", "z"))
    const { feedback } = rowOf("z")
    desk.send({ type: "feedback.saved", orderId: "z", version: 2, feedback })
    expect(where(desk)).toBe("full.unsaved.editing a:dirty")
    expect(desk.snapshot().context.rows).toEqual([rowOf("a"), rowOf("b")])
    actions.undo(desk)
    actions.undo(desk)
    expect(where(desk)).toBe("full.settled")
  })
})

it("changes that others have saved identically no longer need a decision", async () => {
  const desk = await play(...dirty, leave)
  expect(where(desk)).toBe("asking a:dirty")
  arrives("a", { version: 2, ...reversal })(desk)
  expect([where(desk), desk.effects("leave").length]).toEqual(["full.settled", 1])
  const other = await play(...dirty, period, arrives("a", { version: 2, ...reversal }))
  expect(where(other)).toBe("loading")
})

describe("the desk", () => {
  it("is empty before its first event", () => {
    const { rows, total, elsewhere, markings, wish } = begin().snapshot().context
    expect([rows, total, elsewhere, markings, wish]).toEqual([[], 0, [], [], null])
  })

  it("knows no other lists if the browser has stored none", async () => {
    const desk = await play(listed, actions["recall fails"])
    expect(desk.snapshot().context.elsewhere).toEqual([])
    desk.send({ type: "page.hidden" })
    expect(desk.effects("keepBatch")).toEqual([])
  })

  it("requests another period even if there are no unsaved changes", async () => {
    const desk = await play(...shown, period)
    expect(desk.asked("listCancellations")).toEqual([query, otherQuery])
    expect(desk.snapshot().context.query).toEqual(otherQuery)
  })

  it("has nothing to undo after all changes were discarded", async () => {
    const desk = await play(...dirty, leave, actions["ask: discard"])
    expect(desk.snapshot().context.markings).toEqual([])
    actions.undo(desk)
    expect(where(desk)).toBe("full.settled")
  })

  it("is tagged as busy and as unsaved", async () => {
    const said = async (...way: ReadonlyArray<(desk: Desk) => unknown>) => {
      const snapshot = (await play(...way)).snapshot()
      return (["busy", "unsaved"] as const).filter((tag) => snapshot.hasTag(tag)).join(" ")
    }
    expect([await said(), await said(listed), await said(...shown)]).toEqual(["busy", "busy", ""])
    expect([await said(...dirty), await said(...dirty, leave)]).toEqual(["unsaved", "unsaved"])
    expect(await said(...dirty, save)).toBe("busy unsaved")
    expect(await said(...dirty, save, answer({ a: 2 }))).toBe("")
    expect(await said(...dirty, save, lose)).toBe("unsaved")
  })
})

describe("the stored copy", () => {
  it("excludes rows that were saved meanwhile", async () => {
    const desk = await play(...both, save, answer({ a: 2, b: "Unavailable" }))
    desk.send({ type: "page.hidden" })
    expect(desk.effects("keepBatch").at(-1)).toEqual([
      { orderId: "b", version: 1, booking: reversal, base: open }
    ])
  })
})

describe("ten thousand rows", () => {
  it("share the states of the row machine", async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => rowOf(`order-${index}`))
    const desk = begin()
    await desk.answer("listCancellations", { kind: "listed", rows, total: 10_000 })
    await recalledNothing(desk)
    actions["book all"](desk)
    const { edits } = desk.snapshot().context
    expect(edits.size).toBe(10_000)
    // equal situations share one computed result
    expect(new Set(edits.values()).size).toBe(1)
    actions.undo(desk)
    expect(desk.snapshot().context.edits.size).toBe(0)
  })

  it("share them whatever events led to them", async () => {
    const desk = await play(...dirty, mark("b", "reversal"))
    expect(place(desk, "a")).toBe(place(desk, "b"))
    // this also holds if no earlier test has computed a result that could be reused
    const first = await play(...dirty, mark("a", "goodwill"), mark("b", "goodwill"))
    expect(place(first, "a")).toBe(place(first, "b"))
  })
})
