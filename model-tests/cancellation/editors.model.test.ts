import * as fc from "fast-check"
import { it } from "vitest"
import { isSameBooking } from "../../src/domain/cancellation/booking.ts"
import {
  bookingInWords,
  type CancellationEditor,
  cancellationEditor,
  type SaveOnItsWay
} from "../data/cancellation-editor.ts"
import { type Action, actions, ids, names } from "../data/cancellation-editor-actions.ts"
import { type FakeCancellationServer, fakeCancellationServer } from "../data/fake-cancellation-server.ts"
import { BrokenPromise, type Note, playStories, type Step } from "../harness/story.ts"

/** Chooses the next action of a user who works at a desk without interruptions. */
const goingOn = ({ name: desk, place, can, isListing }: CancellationEditor): Action => {
  if (isListing()) return { kind: "list", desk, comes: true }
  if (can({ type: "session.resumed" })) return { kind: "resume", desk }
  const orderId = ids.find((id) => place(id) === "conflict")
  if (orderId !== undefined) return { kind: "keepMine", desk, orderId }
  return can({ type: "list.save" }) ? { kind: "save", desk } : { kind: "answer", desk, isLast: true }
}

/** Lets a save reach the server, and checks that no user overwrites unseen changes. */
const reach = (
  server: FakeCancellationServer,
  { name }: CancellationEditor,
  save: SaveOnItsWay,
  note: Note
) => {
  const before = new Map(ids.map((id) => [id, server.row(id)]))
  save.answer = server.save(save.batch, name)
  note("conflicts", save.answer.failed.length)
  for (const [id, known] of save.known) {
    const was = before.get(id)
    const written = server.writes(id).at(-1)
    if (was === undefined || written === undefined || written.version === was.version) continue
    note("bookings written")
    if (!isSameBooking(known.base, was))
      throw new BrokenPromise(
        "no user overwrites unseen changes",
        `desk ${name} has written ${id} over ${bookingInWords(was)}, which it did not show`
      )
  }
}

/**
 * Lets a response arrive, and checks that a user whose booking conflicts with the booking of another user sees both
 * bookings.
 */
const answer = async (editor: CancellationEditor, save: SaveOnItsWay) => {
  const said = save.answer
  if (said === null) return
  const before = new Map(save.batch.items.map((item) => [item.orderId, editor.mine(item.orderId)]))
  await save.of.answer("saveCancellations", { kind: "answered", answer: said }, save.index)
  for (const failure of said.failed) {
    if (failure.code !== "Conflict") continue
    const { orderId: id, current } = failure
    const known = save.known.get(id)
    const mine = before.get(id)
    if (known === undefined || mine === undefined || isSameBooking(mine, current)) continue
    // the user has changed the row back to the former booking, or the other user has not changed the booking
    const isKnown = isSameBooking(mine, known.base) || isSameBooking(current, known.base)
    if (isKnown && !known.isUnsure) continue
    const theirs = editor.theirs(id)
    if (editor.place(id) !== "conflict" || theirs === null || !isSameBooking(theirs, current))
      throw new BrokenPromise(
        "an overtaken user sees both bookings",
        `desk ${editor.name} shows ${id} as ${editor.place(id) ?? "clean"}`
      )
  }
  await editor.settle()
}

const stepOf = (
  server: FakeCancellationServer,
  editors: ReadonlyArray<CancellationEditor>,
  note: Note,
  action: Action
): Step | undefined => {
  if (action.kind === "wait")
    return {
      says: `${action.milliseconds} ms pass`,
      act: async () => {
        for (const editor of editors) {
          editor.desk().wait(action.milliseconds)
          await editor.settle()
        }
      }
    }
  const editor = editors[names.indexOf(action.desk)]
  if (editor === undefined) return undefined
  const desk = editor.desk()
  const who = `desk ${action.desk}`
  const sent = (event: Parameters<typeof editor.send>[0], says: string, then = () => {}): Step | undefined =>
    editor.can(event)
      ? {
          says,
          act: async () => {
            await editor.send(event)
            then()
          }
        }
      : undefined
  switch (action.kind) {
    case "goOn":
      return stepOf(server, editors, note, goingOn(editor))
    case "mark": {
      const { orderIds, mode } = action
      const event = { type: "rows.mark", orderIds, change: { field: "bookedAs", mode } } as const
      return sent(event, `${who} marks ${orderIds.join(" and ")} as ${mode ?? "not booked"}`, () =>
        orderIds.forEach(editor.wish)
      )
    }
    case "save":
      return sent({ type: "list.save" }, `${who} saves`)
    case "undo":
      return sent({ type: "marking.undo" }, `${who} undoes its last marking`, () => ids.forEach(editor.wish))
    case "reread":
      return sent({ type: "list.reread" }, `${who} reads its list again`)
    case "resume":
      return sent({ type: "session.resumed" }, `${who} is signed in again`)
    case "keepMine":
    case "takeTheirs": {
      const { orderId } = action
      if (editor.place(orderId) !== "conflict") return undefined
      const isTaken = action.kind === "takeTheirs"
      return sent(
        { type: `conflict.${action.kind}`, orderId },
        `${who} ${isTaken ? "takes the other booking" : "keeps its own booking"} of ${orderId}`,
        () => (isTaken ? editor.unwish(orderId) : note("conflicts decided against"))
      )
    }
    case "reload":
      return {
        says: `the page of ${who} is loaded anew`,
        act: async () => {
          await editor.reload()
          await editor.list(true)
        }
      }
    case "list":
      if (!editor.isListing()) return undefined
      return {
        says: action.comes ? `${who} gets its list` : `the list of ${who} does not come`,
        act: () => editor.list(action.comes)
      }
    case "look": {
      const event = { type: "row.arrived", row: server.row(action.orderId) } as const
      return sent(event, `${who} is told how ${action.orderId} stands`)
    }
    case "feedback": {
      const known = editor.rowOf(action.orderId)
      if (known === undefined || known.version !== server.row(action.orderId).version) return undefined
      return {
        says: `${who} gives feedback on ${action.orderId}`,
        act: () =>
          editor.send({
            type: "feedback.saved",
            ...server.giveFeedback(action.orderId, `of ${known.version}`)
          })
      }
    }
    case "reach": {
      const open = editor.saves.filter((save) => save.answer === null)
      const save = open.at(action.isLast ? -1 : 0)
      if (save === undefined) return undefined
      return {
        says: `a save of ${who} reaches the server (${save.batch.key})`,
        act: () => reach(server, editor, save, note)
      }
    }
    case "answer":
    case "break":
    case "signOut": {
      const save = editor.saves.at(-1)
      if (save?.of !== desk || !desk.snapshot().matches({ list: "saving" })) return undefined
      if (action.kind === "break")
        return {
          says: `the answer to the save of ${who} is lost`,
          act: async () => {
            await desk.fail("saveCancellations")
            await editor.settle()
          }
        }
      if (action.kind === "signOut")
        return {
          says: `the save of ${who} is refused, as its sign-in has ended`,
          act: async () => {
            await desk.answer("saveCancellations", { kind: "signedOut" })
            await editor.settle()
          }
        }
      return {
        says: `the save of ${who} is answered`,
        act: async () => {
          if (save.answer === null) reach(server, editor, save, note)
          await answer(editor, save)
        }
      }
    }
  }
}

/** Lets both users continue until nothing is left to do, and then reads the result. */
const finish = async (
  server: FakeCancellationServer,
  editors: ReadonlyArray<CancellationEditor>,
  note: Note,
  say: (sentence: string) => void
) => {
  const isBusy = (editor: CancellationEditor) =>
    editor.isListing() || editor.desk().snapshot().hasTag("unsaved")
  for (let round = 0; round < 12 && editors.some(isBusy); round++)
    for (const editor of editors.filter(isBusy)) {
      const step = stepOf(server, editors, note, goingOn(editor))
      if (step !== undefined) say(step.says)
      await step?.act()
      editor.keep()
    }
  for (const editor of editors) {
    if (isBusy(editor))
      throw new BrokenPromise("deciding and saving comes to an end", `desk ${editor.name} does not`)
    await editor.reload()
    await editor.list(true)
    for (const { orderId, ...booking } of server.list())
      if (editor.place(orderId) !== undefined || !isSameBooking(editor.mine(orderId) ?? booking, booking))
        throw new BrokenPromise("in the end all see the same", `desk ${editor.name} has another ${orderId}`)
  }
}

it("two users editing the same rows never lose changes unseen", () =>
  playStories<null, Action>({
    name: "cancellation-editors",
    setting: fc.constant(null),
    actions,
    length: { minLength: 20, maxLength: 60 },
    happens: { saves: 1, "bookings written": 1, conflicts: 0.3, "conflicts decided against": 0.05 },
    begin: async (_, note) => {
      const server = fakeCancellationServer(ids)
      const editors = names.map((name) => cancellationEditor(name, server, note))
      for (const editor of editors) await editor.list(true)
      return {
        step: (action) => stepOf(server, editors, note, action),
        keep: () => editors.forEach((editor) => editor.keep()),
        ending: {
          says: "both go on until nothing is left to do",
          act: (say) => finish(server, editors, note, say)
        }
      }
    }
  }))
