import { rowOf } from "../../src/domain/cancellation/row.test-support.ts"
import { wholeView } from "../../src/domain/cancellation/view.ts"
import { cancellationMachine } from "../../src/machines/cancellation.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"
import { otherQuery, query, reversal } from "./cancellations.ts"

export type Desk = Stage<typeof cancellationMachine>

export const begin = (): Desk =>
  stage(cancellationMachine, { query, view: wholeView, keySeed: "page" }, [
    "keepBatch",
    "dropBatch",
    "showAddress",
    "leave"
  ])

export const place = (desk: Desk, orderId: string) => desk.snapshot().context.edits.get(orderId)

/** Returns the changed rows, with the state of each, as one string. */
export const edits = (desk: Desk): string =>
  [...desk.snapshot().context.edits]
    .map(([orderId, { place: at }]) => `${orderId}:${at}`)
    .toSorted()
    .join(" ")

export const where = (desk: Desk): string => {
  const { value } = desk.snapshot()
  return `${pathOf(value.list)} ${edits(desk)}`.trim()
}

/** Returns whether a list is being loaded: the first one, another one, or the same one again. */
const isListing = (desk: Desk): boolean =>
  desk.snapshot().matches({ list: "loading" }) || desk.snapshot().matches({ list: "rereading" })

export const listed = (desk: Desk) =>
  isListing(desk)
    ? desk.answer("listCancellations", { kind: "listed", rows: [rowOf("a"), rowOf("b")], total: 2 })
    : undefined

const list = (output: object) => (desk: Desk) =>
  isListing(desk) ? desk.answer("listCancellations", output) : undefined

const recall = (output: object) => (desk: Desk) =>
  desk.snapshot().matches({ list: "recalling" }) ? desk.answer("recallBatch", output) : undefined

export const recalledNothing = recall([])

const isSaving = (desk: Desk): boolean => desk.snapshot().matches({ list: "saving" })

/** Returns a row after another user's change, newer than the sent version. */
const elsewhere = (desk: Desk, orderId: string) => {
  const sent = desk.snapshot().context.batch?.items.find((item) => item.orderId === orderId)?.version ?? 0
  return rowOf(orderId, { version: Math.max(5, sent + 1), isBooked: true, bookedAs: "credit" })
}

/** Lets the response to a save arrive: each row with its new version, or with the reason why it was not saved. */
export const answer =
  (rows: Readonly<Record<string, number | "Conflict" | "Unavailable" | "NotFound">>) => (desk: Desk) => {
    if (!isSaving(desk)) return undefined
    const all = Object.entries(rows)
    const saved = all.flatMap(([orderId, version]) =>
      typeof version === "number" ? [{ orderId, version }] : []
    )
    const failed = all.flatMap(([orderId, code]) =>
      typeof code === "number"
        ? []
        : [code === "Conflict" ? { orderId, code, current: elsewhere(desk, orderId) } : { orderId, code }]
    )
    return desk.answer("saveCancellations", { kind: "answered", answer: { saved, failed } })
  }

const whole = (output: object) => (desk: Desk) =>
  isSaving(desk) ? desk.answer("saveCancellations", output) : undefined

export const book =
  (...orderIds: ReadonlyArray<string>) =>
  (desk: Desk) =>
    desk.send({ type: "rows.mark", orderIds, change: { field: "isBooked", isBooked: true } })

const send = (event: { readonly type: string; readonly [key: string]: unknown }) => (desk: Desk) =>
  desk.send(event)

/** All events of the desk; a response only takes effect while its call is running. */
export const actions = {
  "list arrives": listed,
  "empty list arrives": list({ kind: "listed", rows: [], total: 0 }),
  "list is refused": list({ kind: "signedOut" }),
  "list fails": (desk: Desk) => (isListing(desk) ? desk.fail("listCancellations") : undefined),
  retry: send({ type: "list.retry" }),
  reread: send({ type: "list.reread" }),
  "recall nothing": recalledNothing,
  "recall a": recall([{ orderId: "a", version: 1, booking: reversal }]),
  "recall a of old": recall([{ orderId: "a", version: 0, booking: reversal }]),
  "recall fails": (desk: Desk) =>
    desk.snapshot().matches({ list: "recalling" }) ? desk.fail("recallBatch") : undefined,
  "wait long": (desk: Desk) => desk.wait(20_000),
  "book a": book("a"),
  "unbook a": send({ type: "rows.mark", orderIds: ["a"], change: { field: "isBooked", isBooked: false } }),
  "book all": send({ type: "rows.markShown", change: { field: "isBooked", isBooked: true } }),
  undo: send({ type: "marking.undo" }),
  save: send({ type: "list.save" }),
  "a is saved": answer({ a: 2 }),
  "a fails": answer({ a: "Unavailable" }),
  "a conflicts": answer({ a: "Conflict" }),
  "refuse all": whole({ kind: "refused" }),
  "sign out": whole({ kind: "signedOut" }),
  lose: (desk: Desk) => (isSaving(desk) ? desk.fail("saveCancellations") : undefined),
  "sign in again": send({ type: "session.resumed" }),
  "keep mine": send({ type: "conflict.keepMine", orderId: "a" }),
  "take theirs": send({ type: "conflict.takeTheirs", orderId: "a" }),
  "another period": send({ type: "query.change", query: otherQuery }),
  "leave the page": send({ type: "page.leave" }),
  "ask: save": send({ type: "ask.save" }),
  "ask: discard": send({ type: "ask.discard" }),
  "ask: stay": send({ type: "ask.stay" })
}

/** Returns a desk after the given actions, one after the other. */
export const play = async (...way: ReadonlyArray<(desk: Desk) => unknown>): Promise<Desk> => {
  const desk = begin()
  for (const step of way) await step(desk)
  return desk
}

export const sent = (desk: Desk) => desk.asked("saveCancellations")
