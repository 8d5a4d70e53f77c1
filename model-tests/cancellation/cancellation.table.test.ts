import { describe, expect, it } from "vitest"
import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { wholeView } from "../../src/domain/cancellation/view.ts"
import {
  answer,
  begin,
  book,
  actions,
  type Desk,
  edits,
  listed,
  place,
  play,
  recalledNothing,
  where
} from "../data/cancellation-page.ts"
import { otherQuery, query } from "../data/cancellations.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

const { save, lose, "sign out": signOut, "leave the page": leave, "another period": period } = actions
const shown = [listed, recalledNothing]
const dirty = [...shown, book("a")]
const refuse = actions["refuse all"]
const saveA = answer({ a: 2 })
const missA = answer({ a: "Unavailable" })

const fromShown = {
  "book a": "full.unsaved.editing a:dirty",
  "book all": "full.unsaved.editing a:dirty b:dirty",
  "another period": "loading",
  reread: "rereading.settled"
}
const fromUnsaved = (state: string) => ({
  "book all": `${state} a:dirty b:dirty`,
  "unbook a": "full.settled",
  undo: "full.settled",
  save: "saving a:saving",
  reread: "rereading.unsaved a:dirty",
  "another period": "asking a:dirty",
  "leave the page": "asking a:dirty"
})

const table: Table<Desk> = {
  loading: {
    way: [],
    leads: {
      "list arrives": "recalling",
      "empty list arrives": "recalling",
      "list is refused": "signedOut",
      "list fails": "failed",
      "wait long": "failed"
    }
  },
  failed: { way: [actions["list fails"]], leads: { retry: "loading", "another period": "loading" } },
  signedOut: {
    way: [actions["list is refused"]],
    leads: { "sign in again": "loading", "another period": "loading" }
  },
  recalling: {
    way: [listed],
    leads: {
      "recall nothing": "full.settled",
      "recall a": "full.unsaved.editing a:dirty",
      "recall a of old": "full.unsaved.editing a:conflict",
      "recall fails": "full.settled",
      "wait long": "full.settled",
      "another period": "loading"
    }
  },
  empty: {
    way: [actions["empty list arrives"], recalledNothing],
    leads: { "another period": "loading", reread: "loading" }
  },
  "full.settled": { way: shown, leads: fromShown },
  "full.unsaved.editing a:dirty": { way: dirty, leads: fromUnsaved("full.unsaved.editing") },
  "saving a:saving": {
    way: [...dirty, save],
    leads: {
      "book all": "saving a:saving b:dirty",
      "a is saved": "full.saved a:saved",
      "a fails": "full.unsaved.partial a:retryable",
      "a conflicts": "full.unsaved.partial a:conflict",
      lose: "full.unsaved.unreachable a:retryable",
      "wait long": "full.unsaved.unreachable a:retryable",
      "sign out": "full.unsaved.expired a:dirty",
      "refuse all": "full.unsaved.refused a:dirty"
    }
  },
  "full.saved a:saved": {
    way: [...dirty, save, saveA],
    leads: {
      "book all": "full.unsaved.editing b:dirty",
      "book a": "full.saved",
      "unbook a": "full.unsaved.editing a:dirty",
      undo: "full.unsaved.editing a:dirty",
      reread: "rereading.settled a:saved",
      "another period": "loading a:saved"
    }
  },
  "full.unsaved.partial a:retryable": {
    way: [...dirty, save, missA],
    leads: {
      "book a": "full.unsaved.partial a:dirty",
      "book all": "full.unsaved.partial a:dirty b:dirty",
      "unbook a": "full.settled",
      undo: "full.settled",
      save: "saving a:saving",
      reread: "rereading.unsaved a:retryable",
      "another period": "asking a:retryable",
      "leave the page": "asking a:retryable"
    }
  },
  "full.unsaved.partial a:conflict": {
    way: [...dirty, save, actions["a conflicts"]],
    leads: {
      "book all": "full.unsaved.partial a:conflict b:dirty",
      "keep mine": "full.unsaved.partial a:dirty",
      "take theirs": "full.settled",
      reread: "rereading.unsaved a:conflict",
      "another period": "asking a:conflict",
      "leave the page": "asking a:conflict"
    }
  },
  "full.unsaved.unreachable a:retryable": {
    way: [...dirty, save, lose],
    leads: {
      "book a": "full.unsaved.unreachable a:dirty",
      "book all": "full.unsaved.unreachable a:dirty b:dirty",
      "unbook a": "full.unsaved.unreachable a:dirty",
      undo: "full.unsaved.unreachable a:dirty",
      save: "saving a:saving",
      reread: "rereading.unsaved a:retryable",
      "another period": "asking a:retryable",
      "leave the page": "asking a:retryable"
    }
  },
  "full.unsaved.expired a:dirty": {
    way: [...dirty, save, signOut],
    leads: { ...fromUnsaved("full.unsaved.expired"), "sign in again": "saving a:saving" }
  },
  "full.unsaved.refused a:dirty": {
    way: [...dirty, save, refuse],
    leads: fromUnsaved("full.unsaved.refused")
  },
  "asking a:dirty": {
    way: [...dirty, leave],
    leads: {
      "ask: save": "saving a:saving",
      "ask: discard": "full.settled",
      "ask: stay": "full.unsaved.editing a:dirty"
    }
  },
  "asking a:conflict": {
    way: [...dirty, save, actions["a conflicts"], period],
    leads: { "ask: discard": "loading", "ask: stay": "full.unsaved.editing a:conflict" }
  }
}

describe("the list of cancellations (rule cancellation.dirty)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("lets the user leave at once without unsaved changes, otherwise after a decision", async () => {
    expect((await play(...shown, leave)).effects("leave")).toHaveLength(1)
    expect((await play(...dirty, leave)).effects("leave")).toHaveLength(0)
    expect((await play(...dirty, leave, actions["ask: discard"])).effects("leave")).toHaveLength(1)
    expect((await play(...dirty, leave, actions["ask: save"])).effects("leave")).toHaveLength(0)
    expect((await play(...dirty, leave, actions["ask: save"], saveA)).effects("leave")).toHaveLength(1)
    expect((await play(...dirty, leave, actions["ask: save"], missA)).effects("leave")).toHaveLength(0)
    expect((await play(...dirty, save, leave, saveA)).effects("leave")).toHaveLength(1)
    const failed = await play(...dirty, save, leave, lose, save, saveA)
    expect(failed.effects("leave"), "a wish is forgotten where the save failed").toHaveLength(0)
    expect(where(failed)).toBe("full.saved a:saved")
  })

  it("loads another period once no change would be lost", async () => {
    const desk = await play(...dirty, period)
    expect(desk.asked("listCancellations")).toEqual([query])
    actions["ask: save"](desk)
    await saveA(desk)
    expect(desk.asked("listCancellations")).toEqual([query, otherQuery])
    const later = await play(...dirty, save, period)
    expect(later.asked("listCancellations")).toEqual([query])
    await saveA(later)
    expect([where(later), later.asked("listCancellations")[1]]).toEqual(["loading a:saved", otherQuery])
    const instead = await play(...dirty, period, leave, actions["ask: discard"])
    expect([where(instead), instead.effects("leave").length]).toEqual(["full.settled", 1])
    const other = await play(...dirty, leave, period, actions["ask: discard"])
    expect([where(other), other.effects("leave").length]).toEqual(["loading", 0])
  })

  it("never shows the answer for an earlier period in a later one", async () => {
    const desk = await play(period)
    await desk.answer("listCancellations", { kind: "listed", rows: [rowOf("old")], total: 1 }, 0)
    expect(where(desk)).toBe("loading")
    await listed(desk)
    expect(desk.snapshot().context.rows.map(({ orderId }) => orderId)).toEqual(["a", "b"])
  })

  it("asks for a decision on a conflict, and saves the other rows meanwhile", async () => {
    const desk = await play(...shown, actions["book all"], save, answer({ a: "Conflict", b: 2 }))
    expect(where(desk)).toBe("full.unsaved.partial a:conflict b:saved")
    expect(place(desk, "a")?.row).toMatchObject({
      mine: { bookedAs: "reversal" },
      theirs: { bookedAs: "credit" }
    })
    save(desk)
    expect(where(desk)).toBe("full.unsaved.partial a:conflict b:saved")
    actions["keep mine"](desk)
    save(desk)
    expect(desk.asked("saveCancellations")[1]).toMatchObject({
      items: [{ orderId: "a", version: 5, isBooked: true, bookedAs: "reversal" }]
    })
  })

  it("writes the URL only for a different view", async () => {
    const desk = await play(...shown)
    desk.send({ type: "view.change", view: { ...wholeView } })
    expect(desk.effects("showAddress")).toEqual([])
    const view = { ...wholeView, status: "booked" as const }
    desk.send({ type: "view.change", view })
    expect([desk.effects("showAddress"), desk.snapshot().context.view]).toEqual([[view], view])
    actions["book all"](desk)
    expect(edits(desk), "what the view does not show is not marked").toBe("")
  })
})
