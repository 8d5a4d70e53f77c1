import { describe, expect, it } from "vitest"
import { cancellationRowMachine } from "../../src/machines/cancellation-row.machine.ts"
import { credit, goodwill, open, reversal } from "../data/cancellations.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Row = Stage<typeof cancellationRowMachine>
const begin = () => stage(cancellationRowMachine, open)

const signs = { reversal: "R", credit: "C", goodwill: "G" }
const signOf = ({ bookedAs }: typeof open) => (bookedAs === null ? "-" : signs[bookedAs])

/**
 * Describes a row as one string: the state, the user's booking / the server's booking if they differ, after `|` the
 * other user's booking, `?` if the row is unsure, and the problem.
 */
const where = (row: Row): string => {
  const { value, context } = row.snapshot()
  const { base, mine, theirs, isUnsure, problem } = context
  const over = signOf(mine) === signOf(base) ? signOf(mine) : `${signOf(mine)}/${signOf(base)}`
  const against = theirs === null ? "" : `|${signOf(theirs)}`
  return [pathOf(value), `${over}${against}${isUnsure ? "?" : ""}`, problem ?? []].flat().join(" ")
}

const send = (event: { readonly type: string; readonly [key: string]: unknown }) => (row: Row) =>
  row.send(event)
const mode = (bookedAs: "credit" | "goodwill" | null) =>
  send({ type: "booking.change", change: { field: "bookedAs", mode: bookedAs } })

const actions = {
  book: send({ type: "booking.change", change: { field: "isBooked", isBooked: true } }),
  unbook: send({ type: "booking.change", change: { field: "isBooked", isBooked: false } }),
  credit: mode("credit"),
  "no mode": mode(null),
  "recall R": send({ type: "edit.recalled", booking: reversal, hasMoved: false }),
  "recall R over another version": send({ type: "edit.recalled", booking: reversal, hasMoved: true }),
  send: send({ type: "row.send" }),
  saved: send({ type: "row.saved" }),
  unavailable: send({ type: "row.missed", problem: "Unavailable" }),
  "not found": send({ type: "row.missed", problem: "NotFound" }),
  "conflict with C": send({ type: "row.conflicted", theirs: credit }),
  "conflict with -": send({ type: "row.conflicted", theirs: open }),
  lost: send({ type: "row.lost" }),
  held: send({ type: "row.held" }),
  "C arrives": send({ type: "row.arrived", booking: credit }),
  "keep mine": send({ type: "conflict.keepMine" }),
  "take theirs": send({ type: "conflict.takeTheirs" })
}
const { book, unbook, saved, unavailable, lost, "conflict with C": conflict } = actions
const sends = actions.send

const fromClean = {
  book: "dirty R/-",
  credit: "dirty C/-",
  "recall R": "dirty R/-",
  "recall R over another version": "failed.conflict R/-|-",
  "C arrives": "clean.untouched C"
}
const fromDirty = {
  unbook: "clean.untouched -",
  "no mode": "clean.untouched -",
  credit: "dirty C/-",
  send: "saving R/-",
  "C arrives": "failed.conflict R/-|C"
}

const table: Table<Row> = {
  "clean.untouched -": { way: [], leads: fromClean },
  "dirty R/-": { way: [book], leads: fromDirty },
  "saving R/-": {
    way: [book, sends],
    leads: {
      credit: "saving C/-",
      unbook: "saving -",
      "no mode": "saving -",
      saved: "clean.saved R",
      unavailable: "failed.retryable R/- Unavailable",
      "not found": "failed.retryable R/- NotFound",
      "conflict with C": "failed.conflict R/-|C",
      // only the version has increased: no decision is needed
      "conflict with -": "dirty R/-",
      lost: "failed.retryable R/-? Unanswered",
      held: "dirty R/-"
    }
  },
  // the booking was changed while it was being sent
  "saving C/-": {
    way: [book, sends, actions.credit],
    leads: {
      book: "saving C/-",
      unbook: "saving -",
      "no mode": "saving -",
      saved: "dirty C/R",
      unavailable: "failed.retryable C/- Unavailable",
      "not found": "failed.retryable C/- NotFound",
      // the same booking, by another user: nothing of this row was saved
      "conflict with C": "clean.untouched C",
      "conflict with -": "dirty C/-",
      lost: "failed.retryable C/-? Unanswered",
      held: "dirty C/-"
    }
  },
  // the booking was changed back while it was being sent
  "saving -": {
    way: [book, sends, unbook],
    leads: {
      book: "saving R/-",
      credit: "saving C/-",
      saved: "dirty -/R",
      unavailable: "clean.untouched -",
      "not found": "clean.untouched -",
      "conflict with C": "clean.untouched C",
      // booking R was refused, and is no longer wanted: nothing was saved
      "conflict with -": "clean.untouched -",
      lost: "failed.retryable -? Unanswered",
      held: "clean.untouched -"
    }
  },
  "clean.saved R": {
    way: [book, sends, saved],
    leads: {
      unbook: "dirty -/R",
      "no mode": "dirty -/R",
      credit: "dirty C/R",
      book: "clean.untouched R",
      "C arrives": "clean.saved C"
    }
  },
  "failed.retryable R/- Unavailable": {
    way: [book, sends, unavailable],
    leads: { ...fromDirty, book: "dirty R/-" }
  },
  // the server's booking is unknown: even a row that is changed back is dirty
  "failed.retryable R/-? Unanswered": {
    way: [book, sends, lost],
    leads: {
      book: "dirty R/-?",
      unbook: "dirty -?",
      "no mode": "dirty -?",
      credit: "dirty C/-?",
      send: "saving R/-?",
      "C arrives": "failed.conflict R/-|C?"
    }
  },
  "saving R/-?": {
    way: [book, sends, lost, sends],
    leads: {
      credit: "saving C/-?",
      unbook: "saving -?",
      "no mode": "saving -?",
      saved: "clean.saved R",
      unavailable: "failed.retryable R/-? Unavailable",
      "not found": "failed.retryable R/-? NotFound",
      "conflict with C": "failed.conflict R/-|C?",
      // the booking may have been saved, and undone by another user
      "conflict with -": "failed.conflict R/-|-?",
      lost: "failed.retryable R/-? Unanswered",
      held: "dirty R/-?"
    }
  },
  "failed.conflict R/-|C": {
    way: [book, sends, conflict],
    leads: {
      credit: "clean.untouched C",
      unbook: "failed.conflict -|C",
      "no mode": "failed.conflict -|C",
      "keep mine": "dirty R/C",
      "take theirs": "clean.untouched C"
    }
  }
}

describe("one row of the list of cancellations (rule cancellation.dirty)", () => {
  it("follows the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  const after = (...way: ReadonlyArray<(row: Row) => unknown>) => {
    const row = begin()
    for (const step of way) step(row)
    return where(row)
  }

  it("needs no decision if both users have chosen the same", () => {
    // the server has the wanted booking, through this save or another one
    expect(after(actions.credit, sends, conflict)).toBe("clean.saved C")
    const thenSentAgain = [book, sends, lost, sends]
    expect(after(...thenSentAgain, unbook, actions["conflict with -"])).toBe("clean.untouched -")
    expect(after(...thenSentAgain, actions.credit, conflict)).toBe("clean.untouched C")
    // the server has the sent booking, which is no longer the wanted one
    expect(after(actions.credit, sends, unbook, conflict)).toBe("clean.untouched C")
    expect(after(actions.credit, sends, mode("goodwill"), conflict)).toBe("failed.conflict G/-|C")
    expect(after(actions.credit, actions["C arrives"])).toBe("clean.untouched C")
    expect(after(actions.credit, sends, unavailable, actions["C arrives"])).toBe("clean.untouched C")
    expect(after(book, sends, conflict, unbook, actions["C arrives"])).toBe("failed.conflict -|C")
    const arrivesReversal = send({ type: "row.arrived", booking: reversal })
    expect(after(book, sends, conflict, arrivesReversal)).toBe("clean.untouched R")
    const arrivesGoodwill = send({ type: "row.arrived", booking: goodwill })
    expect(after(book, sends, conflict, arrivesGoodwill)).toBe("failed.conflict R/-|G")
  })

  it("does not change if the server's value is the one it is based on", () => {
    const arrivesOpen = send({ type: "row.arrived", booking: open })
    expect(after(book, arrivesOpen)).toBe("dirty R/-")
    expect(after(book, sends, unavailable, arrivesOpen)).toBe("failed.retryable R/- Unavailable")
    const recallOpen = send({ type: "edit.recalled", booking: open, hasMoved: true })
    expect(after(recallOpen)).toBe("clean.untouched -")
  })

  it("knows the server's value again after every answer that contains it", () => {
    expect(after(book, sends, lost, sends, saved)).toBe("clean.saved R")
    expect(after(book, sends, lost, sends, conflict, actions["keep mine"])).toBe("dirty R/C")
    expect(after(book, sends, lost, sends, conflict, actions["take theirs"])).toBe("clean.untouched C")
    expect(after(actions.credit, sends, lost, actions["C arrives"])).toBe("clean.untouched C")
  })

  it("is saved, after a conflict, on top of the conflicting version", () => {
    expect(after(book, sends, conflict, actions["keep mine"], sends, saved)).toBe("clean.saved R")
    expect(after(book, sends, conflict, actions["keep mine"], actions.credit)).toBe("clean.untouched C")
  })

  it("is sent with a change made during an earlier attempt", () => {
    expect(after(book, sends, actions.credit, unavailable, sends, saved)).toBe("clean.saved C")
  })

  it("is tagged as sendable and unsaved", () => {
    const tags = (...way: ReadonlyArray<(row: Row) => unknown>) => {
      const row = begin()
      for (const step of way) step(row)
      return ["unsaved", "sendable"].filter((tag) =>
        row.snapshot().hasTag(tag === "unsaved" ? "unsaved" : "sendable")
      )
    }
    expect(tags()).toEqual([])
    expect(tags(book)).toEqual(["unsaved", "sendable"])
    expect(tags(book, sends)).toEqual(["unsaved"])
    expect(tags(book, sends, saved)).toEqual([])
    expect(tags(book, sends, lost)).toEqual(["unsaved", "sendable"])
    expect(tags(book, sends, conflict)).toEqual(["unsaved"])
  })
})
