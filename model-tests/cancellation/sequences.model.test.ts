import * as fc from "fast-check"
import { expect, it } from "vitest"
import { longRun, partOf } from "../../tools/long-runs.ts"
import { bookingOf, isSameBooking } from "../../src/domain/cancellation/booking.ts"
import { type Booking, bookingModes } from "../../src/domain/cancellation/cancellation.ts"
import { answer, begin, type Desk, listed, recalledNothing } from "../data/cancellation-page.ts"
import { credit, open } from "../data/cancellations.ts"

const seed = 20_261_122
const wholeRuns = 10_000
const runs = longRun(wholeRuns, 200)
const ids = ["a", "b"] as const

const outcome = fc.constantFrom("saved", "Unavailable", "NotFound", "Conflict")
const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("mark" as const),
      orderIds: fc.subarray([...ids], { minLength: 1 }),
      change: fc.oneof(
        fc.record({ field: fc.constant("isBooked" as const), isBooked: fc.boolean() }),
        fc.record({ field: fc.constant("bookedAs" as const), mode: fc.constantFrom(null, ...bookingModes) })
      )
    })
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("save" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      a: outcome,
      b: outcome,
      how: fc.constantFrom("rows", "rows", "rows", "lost", "signedOut", "refused")
    })
  },
  fc.record({ kind: fc.constant("undo" as const) }),
  fc.record({ kind: fc.constant("keepMine" as const), orderId: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant("takeTheirs" as const), orderId: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(1, 500) })
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never
type Id = (typeof ids)[number]

/**
 * Expected state of a row: the server's last response, the chosen booking, the one being sent, and whether a response
 * was lost.
 */
interface ReferenceRow {
  server: Booking
  mine: Booking
  sent: Booking | null
  theirs: Booking | null
  isDoubtful: boolean
}

const newReference = () => {
  const fresh = (): ReferenceRow => ({
    server: open,
    mine: open,
    sent: null,
    theirs: null,
    isDoubtful: false
  })
  const rows: Record<Id, ReferenceRow> = { a: fresh(), b: fresh() }
  const undos: Array<ReadonlyArray<readonly [id: Id, before: Booking, after: Booking]>> = []
  const isDirty = (id: Id) => {
    const { server, mine, sent, theirs, isDoubtful } = rows[id]
    return sent !== null || theirs !== null || isDoubtful || !isSameBooking(mine, server)
  }
  const isSaving = () => ids.some((id) => rows[id].sent !== null)
  const give = (row: ReferenceRow, booking: Booking) => {
    row.mine = booking
    // in a conflict, choosing the other user's booking accepts it
    if (row.theirs !== null && isSameBooking(booking, row.theirs)) settle(row, row.theirs)
  }
  const settle = (row: ReferenceRow, server: Booking, mine = server) =>
    Object.assign(row, { server, mine, sent: null, theirs: null, isDoubtful: false })
  const answered = (row: ReferenceRow, sent: Booking, said: string): "well" | "failed" | "overtaken" => {
    row.sent = null
    if (said === "saved") settle(row, sent, row.mine)
    const isWish = row.isDoubtful || !isSameBooking(row.mine, row.server)
    if (said !== "Conflict") return isWish && said !== "saved" ? "failed" : "well"
    if (!isWish || isSameBooking(row.mine, credit)) settle(row, credit)
    // the server's booking is unchanged: another version with the same booking is no conflict
    else if (!row.isDoubtful && isSameBooking(row.server, credit)) return "overtaken"
    else row.theirs = credit
    return row.theirs === null ? "well" : "failed"
  }
  const sendAll = () => {
    for (const id of ids) if (isDirty(id) && rows[id].theirs === null) rows[id].sent = rows[id].mine
  }

  return {
    rows,
    dirty: () => ids.filter(isDirty),
    isSaving,
    sending: () => ids.flatMap((id) => (rows[id].sent === null ? [] : [[id, rows[id].sent] as const])),
    perform: (each: Command) => {
      switch (each.kind) {
        case "mark": {
          const marked = each.orderIds.map((id) => {
            const before = rows[id].mine
            const after = bookingOf(before, each.change)
            give(rows[id], after)
            return [id, before, after] as const
          })
          const changed = marked.filter(([, before, after]) => !isSameBooking(before, after))
          if (changed.length > 0) undos.push(changed)
          return
        }
        case "undo":
          for (const [id, before, after] of undos.pop() ?? [])
            if (isSameBooking(rows[id].mine, after)) give(rows[id], before)
          return
        case "save":
          if (!isSaving()) sendAll()
          return
        case "answer": {
          const ends = ids.map((id) => {
            const row = rows[id]
            const { sent } = row
            if (sent === null) return "well"
            const end = each.how === "rows" ? answered(row, sent, each[id]) : "failed"
            row.sent = null
            if (each.how === "lost") row.isDoubtful = true
            // the user has not asked to save the booking chosen meanwhile
            return end === "overtaken" && !isSameBooking(row.mine, sent) ? "well" : end
          })
          const isFailed = ends.includes("failed") || ids.some((id) => rows[id].theirs !== null)
          if (!isFailed)
            for (const [place, id] of ids.entries())
              if (ends[place] === "overtaken") rows[id].sent = rows[id].mine
          return
        }
        case "keepMine": {
          const row = rows[each.orderId]
          if (row.theirs !== null) settle(row, row.theirs, row.mine)
          return
        }
        case "takeTheirs": {
          const row = rows[each.orderId]
          if (row.theirs !== null) settle(row, row.theirs)
          return
        }
        case "wait":
      }
    }
  }
}

const perform = (desk: Desk, each: Command) => {
  const isSaving = desk.snapshot().matches({ list: "saving" })
  switch (each.kind) {
    case "mark":
      return desk.send({ type: "rows.mark", orderIds: each.orderIds, change: each.change })
    case "undo":
      return desk.send({ type: "marking.undo" })
    case "save":
      return desk.send({ type: "list.save" })
    case "keepMine":
    case "takeTheirs":
      return desk.send({ type: `conflict.${each.kind}`, orderId: each.orderId })
    case "wait":
      return desk.wait(each.milliseconds)
    case "answer": {
      if (!isSaving) return
      if (each.how === "lost") return desk.fail("saveCancellations")
      if (each.how !== "rows") return desk.answer("saveCancellations", { kind: each.how })
      const said = (outcomeOf: Extract<Command, { kind: "answer" }>["a"]) =>
        outcomeOf === "saved" ? 2 : outcomeOf
      return answer({ a: said(each.a), b: said(each.b) })(desk)
    }
  }
}

it("exactly the rows that differ from the server are dirty after any sequence of events", async () => {
  let saves = 0
  let conflicts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
      const desk = begin()
      await listed(desk)
      await recalledNothing(desk)
      const server = newReference()
      for (const each of commands) {
        const before = desk.asked("saveCancellations").length
        await perform(desk, each)
        server.perform(each)
        const { context } = desk.snapshot()
        const unsaved = ids.filter((id) => context.edits.get(id)?.isUnsaved === true)
        expect(unsaved).toEqual(server.dirty())
        expect(desk.snapshot().hasTag("unsaved")).toBe(unsaved.length > 0)
        expect(desk.snapshot().matches({ list: "saving" })).toBe(server.isSaving())
        for (const id of ids)
          expect(context.edits.get(id)?.row.mine ?? pick(context.rows, id)).toEqual(server.rows[id].mine)
        if (desk.asked("saveCancellations").length === before) continue
        saves += 1
        const batch = desk.snapshot().context.batch
        expect(
          Object.fromEntries(
            batch?.items.map(({ orderId, isBooked, bookedAs }) => [orderId, { isBooked, bookedAs }]) ?? []
          )
        ).toEqual(Object.fromEntries(server.sending()))
      }
      conflicts += ids.filter((id) => server.rows[id].theirs !== null).length
    }),
    { seed, numRuns: runs }
  )
  console.log(
    `cancellation: ${partOf(runs, wholeRuns, "sequences")}, ${saves} saves, ${conflicts} conflicts left`
  )
  expect(saves, "something was saved at all").toBeGreaterThan(runs)
  expect(conflicts, "there were conflicts at all").toBeGreaterThan(runs / 100)
})

const pick = (rows: ReadonlyArray<Booking & { readonly orderId: string }>, id: Id): Booking => {
  const { isBooked = false, bookedAs = null } = rows.find(({ orderId }) => orderId === id) ?? {}
  return { isBooked, bookedAs }
}
