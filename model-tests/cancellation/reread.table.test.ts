import { describe, expect, it } from "vitest"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import {
  begin,
  book,
  actions,
  type Desk,
  listed,
  play,
  recalledNothing,
  where
} from "../data/cancellation-page.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"
import { credit, otherQuery, query, reversal } from "../data/cancellations.ts"

const { save, lose, reread } = actions
const dirty = [listed, recalledNothing, book("a")]
const rows = (a: object) => (desk: Desk) =>
  desk.answer("listCancellations", { kind: "listed", rows: [rowOf("a", a), rowOf("c")], total: 2 })

const table: Table<Desk> = {
  // the same list again: no unsaved change is lost
  "rereading.settled": {
    way: [listed, recalledNothing, reread],
    leads: {
      "list arrives": "full.settled",
      "empty list arrives": "empty",
      "list is refused": "signedOut",
      "list fails": "full.stale",
      "wait long": "full.stale",
      "book a": "rereading.unsaved a:dirty",
      "book all": "rereading.unsaved a:dirty b:dirty",
      "another period": "loading"
    }
  },
  "full.stale": {
    way: [listed, recalledNothing, reread, actions["list fails"]],
    leads: {
      "book a": "full.unsaved.stale a:dirty",
      "book all": "full.unsaved.stale a:dirty b:dirty",
      "another period": "loading",
      reread: "rereading.settled"
    }
  },
  "rereading.unsaved a:dirty": {
    way: [...dirty, reread],
    leads: {
      "list arrives": "full.unsaved.editing a:dirty",
      "empty list arrives": "empty",
      "list is refused": "full.unsaved.expired a:dirty",
      "list fails": "full.unsaved.stale a:dirty",
      "wait long": "full.unsaved.stale a:dirty",
      "book all": "rereading.unsaved a:dirty b:dirty",
      "unbook a": "rereading.settled",
      undo: "rereading.settled",
      save: "saving a:saving",
      "another period": "asking a:dirty",
      "leave the page": "asking a:dirty"
    }
  },
  "full.unsaved.stale a:dirty": {
    way: [...dirty, reread, actions["list fails"]],
    leads: {
      "book all": "full.unsaved.stale a:dirty b:dirty",
      "unbook a": "full.settled",
      undo: "full.settled",
      save: "saving a:saving",
      reread: "rereading.unsaved a:dirty",
      "another period": "asking a:dirty",
      "leave the page": "asking a:dirty"
    }
  }
}

describe("reloading the same list", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("shows the current rows, with the unsaved changes on top", async () => {
    const desk = await play(...dirty, reread)
    expect(desk.asked("listCancellations")).toEqual([query, query])
    // rows marked during the request stay as well
    book("b")(desk)
    await rows({ version: 3 })(desk)
    expect(where(desk)).toBe("full.unsaved.editing a:dirty")
    expect(desk.snapshot().context.rows.map(({ orderId, version }) => [orderId, version])).toEqual([
      ["a", 3],
      ["c", 1]
    ])
    save(desk)
    expect(desk.asked("saveCancellations")).toEqual([
      { key: "page-1", items: [{ orderId: "a", version: 3, ...reversal }] }
    ])
    // the change of a row that is missing in the new list is stored until a list contains the row
    expect(desk.snapshot().context.elsewhere.map(({ orderId }) => orderId)).toEqual(["b"])
  })

  it("causes a conflict if a row was booked differently, and none if it was booked the same", async () => {
    expect(where(await play(...dirty, reread, rows({ version: 3, ...credit })))).toBe(
      "full.unsaved.editing a:conflict"
    )
    expect(where(await play(...dirty, reread, rows({ version: 3, ...reversal })))).toBe("full.settled")
    const unsure = await play(...dirty, save, lose, reread, rows({ version: 2, ...reversal }))
    expect(where(unsure), "the lost save has arrived").toBe("full.settled")
  })

  it("removes neither texts entered here meanwhile nor the undo history", async () => {
    const feedback = { status: 1 as const, reason: "other" as const, comment: "" }
    const comment = { id: 1, fkUserId: 1, userName: "Desk", text: "x", createdAt: "2026-11-21T08:00:00Z" }
    const desk = await play(...dirty, reread)
    desk.send({ type: "feedback.saved", orderId: "a", version: 2, feedback })
    desk.send({ type: "comment.saved", orderId: "a", kind: "dealer", comment })
    await rows({ version: 1 })(desk)
    expect(desk.snapshot().context.rows[0]).toEqual(
      rowOf("a", { version: 2, feedback, dealerComments: [comment] })
    )
    actions.undo(desk)
    expect(where(desk)).toBe("full.settled")
  })

  it("takes another user's texts from newer rows, and not from older ones", async () => {
    const said = (comment: string) => ({ status: 1 as const, reason: "other" as const, comment })
    const readings: ReadonlyArray<readonly [version: number, feedback: string]> = [
      [1, "here"],
      [3, "elsewhere"]
    ]
    for (const [version, feedback] of readings) {
      const desk = await play(...dirty, reread)
      desk.send({ type: "feedback.saved", orderId: "a", version: 2, feedback: said("here") })
      await rows({ version, feedback: said("elsewhere") })(desk)
      expect(desk.snapshot().context.rows[0]?.feedback).toEqual(said(feedback))
    }
  })

  it("allows undoing a marking in the rows that still exist", async () => {
    const desk = await play(listed, recalledNothing, actions["book all"], reread, rows({}), actions.undo)
    expect(where(desk)).toBe("full.settled")
    expect(desk.snapshot().context.elsewhere.map(({ orderId }) => orderId)).toEqual(["b"])
  })

  it("saves nothing automatically after the sign-in, because no save was requested", async () => {
    const desk = await play(...dirty, reread, actions["list is refused"], actions["sign in again"])
    expect([where(desk), desk.asked("saveCancellations").length]).toEqual(["full.unsaved.editing a:dirty", 0])
    const lost = await play(
      ...dirty,
      save,
      lose,
      reread,
      actions["list is refused"],
      actions["sign in again"]
    )
    expect([where(lost), lost.asked("saveCancellations").length], "a save was on its way").toEqual([
      "saving a:saving",
      2
    ])
  })

  it("keeps the copy in the browser, whatever the result", async () => {
    const desk = await play(...dirty, reread, rows({ version: 3 }))
    const before = desk.effects("dropBatch").length
    desk.wait(500)
    expect(desk.effects("keepBatch").at(-1)).toMatchObject([{ orderId: "a", version: 3, booking: reversal }])
    expect(desk.effects("dropBatch")).toHaveLength(before)
  })

  it("lets the user leave at once without unsaved changes, otherwise asks", async () => {
    const settled = await play(listed, recalledNothing, reread, actions["leave the page"])
    expect([where(settled), settled.effects("leave").length]).toEqual(["rereading.settled", 1])
    const unsaved = await play(...dirty, reread, actions["leave the page"])
    expect([where(unsaved), unsaved.effects("leave").length]).toEqual(["asking a:dirty", 0])
    // an outdated response changes nothing
    await unsaved.answer("listCancellations", { kind: "listed", rows: [], total: 0 })
    expect(where(unsaved)).toBe("asking a:dirty")
  })

  it("continues with an action requested meanwhile, once it is allowed", async () => {
    const { "another period": period, "leave the page": leave, "ask: discard": discard } = actions
    const settled = await play(listed, recalledNothing, reread, period)
    const unsaved = await play(...dirty, reread, period, discard)
    for (const desk of [settled, unsaved])
      expect([where(desk), desk.asked("listCancellations").at(-1)]).toEqual(["loading", otherQuery])
    const left = await play(...dirty, reread, leave, discard)
    expect([where(left), left.effects("leave").length]).toEqual(["full.settled", 1])
  })

  it("is tagged as busy and as unsaved", async () => {
    const settled = (await play(listed, recalledNothing, reread)).snapshot()
    expect([settled.hasTag("busy"), settled.hasTag("unsaved")]).toEqual([true, false])
    const unsaved = (await play(...dirty, reread)).snapshot()
    expect([unsaved.hasTag("busy"), unsaved.hasTag("unsaved")]).toEqual([true, true])
  })
})
