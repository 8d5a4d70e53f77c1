import type { Fault } from "../planted/fault.ts"

const machine = "cancellation"
const keeping = "model-tests/cancellation/keeping.table.test.ts"
const notes = "src/domain/cancellation/notes.test.ts"
const row = "model-tests/cancellation-row/cancellation-row.table.test.ts"

export const cancellationFaults: ReadonlyArray<Fault> = [
  {
    name: "dirty cleared before the answer",
    machine,
    file: "src/machines/cancellation-row.machine.ts",
    text: `"row.send": { target: "saving", actions: "noteSent" }`,
    by: `"row.send": { target: "clean.saved", actions: ["noteSent", "noteSaved"] }`,
    judges: [row]
  },
  {
    name: "clean rows saved",
    machine,
    file: "src/machines/cancellation/saves.ts",
    text: `[...list.edits].flatMap(([orderId, { isSendable, row }]): ReadonlyArray<SaveItem> => {`,
    by: `list.rows.flatMap(({ orderId, isBooked, bookedAs }): ReadonlyArray<SaveItem> => {
    const { isSendable, row } = list.edits.get(orderId) ?? { isSendable: true, row: { mine: { isBooked, bookedAs } } }`,
    judges: [keeping]
  },
  {
    name: "rows in conflict saved",
    machine,
    file: "src/machines/cancellation/saves.ts",
    text: "isSendable && (again.size === 0 || again.has(orderId))",
    by: "again.size === 0 || (isSendable && again.has(orderId))",
    judges: [keeping]
  },
  {
    name: "failed row forgotten",
    machine,
    file: "src/machines/cancellation/edits.ts",
    text: `state.place === "clean"`,
    by: `state.place === "clean" || state.place === "retryable"`,
    judges: [keeping]
  },
  {
    name: "row that the answer passes over counted as saved",
    machine,
    file: "src/machines/cancellation/saves.ts",
    text: `{ happened: [orderId, { type: "row.missed", problem: failure?.code ?? "Unavailable" }] }`,
    by: `failure === undefined
        ? { happened: [orderId, { type: "row.saved" }] }
        : { happened: [orderId, { type: "row.missed", problem: failure.code }] }`,
    judges: [keeping]
  },
  {
    name: "booked back and still dirty",
    machine,
    file: "src/machines/cancellation-row.machine.ts",
    text: `deciding: { always: [{ guard: "isBack", target: "clean" }, { target: "dirty" }] }`,
    by: `deciding: { always: { target: "dirty" } }`,
    judges: [row]
  },
  {
    name: "conflict saved over",
    machine,
    file: "src/machines/cancellation-row.machine.ts",
    text: `        conflict: {
          on: {`,
    by: `        conflict: {
          tags: "sendable",
          on: {
            "row.send": { target: "#cancellationRow.saving", actions: "noteSent" },`,
    judges: [row]
  },
  {
    name: "new comment at the bottom",
    machine,
    file: "src/domain/cancellation/notes.ts",
    text: "[comment, ...comments]",
    by: "[...comments, comment]",
    judges: [notes]
  },
  {
    name: "feedback saved without its status",
    machine,
    file: "src/domain/cancellation/notes.ts",
    text: "status: 1,",
    by: "status: 0,",
    judges: [notes]
  },
  {
    name: "customer's comment under the dealer's",
    machine,
    file: "src/machines/cancellation/setup.ts",
    text: `kind === "dealer"`,
    by: `kind !== undefined`,
    judges: [keeping]
  },
  {
    name: "lost save sent under a new key",
    machine,
    file: "src/machines/cancellation/saves.ts",
    text: `
  if (list.batch !== null && isSameContent(list.batch, sending)) return { edits, overtaken }`,
    by: "",
    judges: [keeping]
  }
]
