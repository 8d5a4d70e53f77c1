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
import { open, reversal } from "../data/cancellations.ts"

const { save } = actions
const dirty = [listed, recalledNothing, book("a")]
const bookB = book("b")
const mark = (orderId: string, mode: string) => (desk: Desk) =>
  desk.send({ type: "rows.mark", orderIds: [orderId], change: { field: "bookedAs", mode } })
const itemA = { orderId: "a", version: 1, ...reversal }
const itemB = { orderId: "b", version: 1, ...reversal }
const keptA = { orderId: "a", version: 1, booking: reversal, base: open }

describe("a newer version of a row without a change of its booking, e.g. by feedback", () => {
  it("is no conflict: the booking is sent again on top of it", async () => {
    const unbooked = { code: "Conflict", current: rowOf("a", { version: 6 }) }
    const reply =
      (failed: ReadonlyArray<object>, saved: ReadonlyArray<object> = []) =>
      (desk: Desk) =>
        desk.answer("saveCancellations", { kind: "answered", answer: { saved, failed } })
    const overtaken = { orderId: "a", ...unbooked }
    const desk = await play(...dirty, bookB, save, reply([overtaken], [{ orderId: "b", version: 2 }]))
    expect(where(desk)).toBe("saving a:saving b:saved")
    expect(sent(desk)[1]).toEqual({ key: "page-2", items: [{ ...itemA, version: 6 }] })
    await answer({ a: 7 })(desk)
    expect(where(desk)).toBe("full.saved a:saved b:saved")
    const left = await play(...dirty, save, actions["leave the page"], reply([overtaken]), answer({ a: 7 }))
    expect(left.effects("leave"), "who wanted to go goes").toHaveLength(1)
    const again = await play(...dirty, save, reply([overtaken]), reply([overtaken]))
    expect(where(again), "never twice for the same version").toBe("full.unsaved.editing a:dirty")
    // failures are reported first
    const partial = await play(
      ...dirty,
      bookB,
      save,
      reply([overtaken, { orderId: "b", code: "Unavailable" }])
    )
    expect(where(partial)).toBe("full.unsaved.partial a:dirty b:retryable")
    save(partial)
    expect(sent(partial)[1]).toEqual({ key: "page-2", items: [{ ...itemA, version: 6 }, itemB] })
  })

  it("is sent again alone, because the user has not asked to save rows marked meanwhile", async () => {
    const reply = (desk: Desk) =>
      desk.answer("saveCancellations", {
        kind: "answered",
        answer: {
          saved: [],
          failed: [{ orderId: "a", code: "Conflict", current: rowOf("a", { version: 6 }) }]
        }
      })
    const other = await play(...dirty, save, bookB, reply)
    expect(where(other)).toBe("saving a:saving b:dirty")
    expect(sent(other)[1]).toEqual({ key: "page-2", items: [{ ...itemA, version: 6 }] })
    await answer({ a: 7 })(other)
    expect(where(other)).toBe("full.unsaved.editing a:saved b:dirty")
    save(other)
    expect(sent(other)[2]).toEqual({ key: "page-3", items: [itemB] })
    const changed = await play(...dirty, save, mark("a", "credit"), reply)
    expect([where(changed), sent(changed).length]).toEqual(["full.unsaved.editing a:dirty", 1])
  })

  it("is no conflict for a booking that this browser has stored", async () => {
    const desk = await play(listed, (now) => now.answer("recallBatch", [{ ...keptA, version: 0 }]))
    expect(where(desk)).toBe("full.unsaved.editing a:dirty")
    save(desk)
    expect(sent(desk)).toEqual([{ key: "page-1", items: [itemA] }])
  })
})
