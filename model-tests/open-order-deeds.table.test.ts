import { expect, it } from "vitest"
import { openOrderOf } from "../src/domain/order-life/open-order.test-support.ts"
import { begin as beginRow, confirmed, refusal } from "./data/open-order-row.ts"
import { differences, pathOf, rowsOf, type Table } from "./harness/table.ts"

type Row = ReturnType<typeof beginRow>
const begin = () => beginRow()

/** The state, the act under way, the version known, what may be done or how it has ended, and what is wrong. */
const where = (row: Row): string => {
  const { value, context } = row.snapshot()
  const { order, now, act, because, problems, refusal: told } = context
  const state = pathOf(value)
  return [
    state,
    state.startsWith("resting") ? [] : act,
    state === "reading" || state === "unread" ? `(${because})` : [],
    order.version,
    now.kind === "ended" ? now.status : order.may.join("/") || "-",
    problems.map(({ code }) => code),
    told === "" ? [] : `"${told}"`
  ]
    .flat()
    .join(" ")
}

const answers = (port: "act" | "readOrder", output: object | null) => async (row: Row) => {
  if (row.asked(port).length === 0) return
  await (output === null ? row.fail(port) : row.answer(port, output))
}
const required = [{ code: "required", field: "reason" }]

const deeds = {
  confirm: (row: Row) => row.chooses("confirm"),
  refuse: (row: Row) => row.chooses("refuse"),
  "cancel the sale": (row: Row) => row.chooses("cancel"),
  send: (row: Row) => row.submits(refusal),
  "send nothing": (row: Row) => row.submits({ act: "refuse", reason: "" }),
  "send another act": (row: Row) =>
    row.submits({ act: "deliver", day: "", amount: 1, isMixed: true, reason: "" }),
  retry: (row: Row) => row.retries(),
  "give up": (row: Row) => row.cancels(),
  "newer arrives": (row: Row) =>
    row.hears(openOrderOf({ version: 3, status: "scheduled", may: ["schedule", "deliver"] })),
  "what was known first arrives": (row: Row) => row.hears(openOrderOf()),
  done: answers("act", { kind: "done" }),
  conflict: answers("act", { kind: "conflict" }),
  gone: answers("act", { kind: "gone" }),
  "signed out": answers("act", { kind: "signedOut" }),
  "refused at its field": answers("act", { kind: "refused", problems: required, code: "Invalid" }),
  refused: answers("act", { kind: "refused", problems: [], code: "BadRequest" }),
  "no answer": answers("act", null),
  "read confirmed": answers("readOrder", { kind: "open", order: confirmed }),
  "read ended": answers("readOrder", { kind: "ended", status: "refused" }),
  "not read": answers("readOrder", null),
  "19.999 s": (row: Row) => row.wait(19_999),
  "20 s": (row: Row) => row.wait(20_000)
}
const { confirm, refuse, send, done, conflict, gone, "signed out": signedOut, "no answer": lost } = deeds
const refusing = [refuse, send]
const silence = deeds["20 s"]
const readConfirmed = deeds["read confirmed"]
const readEnded = deeds["read ended"]

const news = { "newer arrives": "resting.quiet 3 schedule/deliver" }
const quiet = "resting.quiet 1 confirm/refuse"
const acting = (act: string) => `acting ${act} 1 confirm/refuse`
const reading = (act: string, because: string) => `reading ${act} (${because}) 1 confirm/refuse`
const flawed = "asking.refused refuse 1 confirm/refuse required"

/** A form is sent or closed; the list is not heard under it. */
const form = { send: acting("refuse"), "send nothing": flawed, "give up": quiet }
const answeredAs = (act: string) => ({
  done: reading(act, "done"),
  conflict: reading(act, "conflict"),
  gone: "resting.gone 1 -",
  "signed out": `failed.expired ${act} 1 confirm/refuse`,
  "no answer": `failed.unreachable ${act} 1 confirm/refuse`,
  "20 s": `failed.unreachable ${act} 1 confirm/refuse`
})
const readAs = (end: string) => ({
  "read confirmed": `resting.${end} 2 schedule/cancel`,
  "read ended": `resting.${end} 1 refused`
})
const unread = (because: string) => `unread confirm (${because}) 1 confirm/refuse`
const notRead = (because: string) => ({ "not read": unread(because), "20 s": unread(because) })
const cancelling = { "cancel the sale": "asking.filling cancel 2 schedule/cancel" }
/** Sent again over the version that it named before, so that it is done once; what the list says waits. */
const again = { retry: acting("refuse"), send: acting("refuse") }

const table: Table<Row> = {
  [quiet]: {
    way: [],
    leads: { confirm: acting("confirm"), refuse: "asking.filling refuse 1 confirm/refuse", ...news }
  },
  "asking.filling refuse 1 confirm/refuse": { way: [refuse], leads: form },
  [flawed]: { way: [refuse, deeds["send nothing"]], leads: form },
  'asking.refused refuse 1 confirm/refuse required "Invalid"': {
    way: [...refusing, deeds["refused at its field"]],
    leads: form
  },
  'asking.refused refuse 1 confirm/refuse "BadRequest"': { way: [...refusing, deeds.refused], leads: form },
  // nobody takes back what is on its way
  [acting("confirm")]: {
    way: [confirm],
    leads: {
      ...answeredAs("confirm"),
      "refused at its field": 'failed.refused confirm 1 confirm/refuse "Invalid"',
      refused: 'failed.refused confirm 1 confirm/refuse "BadRequest"'
    }
  },
  [acting("refuse")]: {
    way: refusing,
    leads: {
      ...answeredAs("refuse"),
      "refused at its field": 'asking.refused refuse 1 confirm/refuse required "Invalid"',
      refused: 'asking.refused refuse 1 confirm/refuse "BadRequest"'
    }
  },
  // its late answer is dropped
  "failed.unreachable confirm 1 confirm/refuse": {
    way: [confirm, silence],
    leads: { retry: acting("confirm"), "give up": reading("confirm", "left") }
  },
  "failed.unreachable refuse 1 confirm/refuse": {
    way: [...refusing, lost],
    leads: {
      ...again,
      "send nothing": "failed.unreachable refuse 1 confirm/refuse required",
      "give up": reading("refuse", "left")
    }
  },
  "failed.unreachable refuse 1 confirm/refuse required": {
    way: [...refusing, lost, deeds["send nothing"]],
    leads: { ...again, "give up": reading("refuse", "left") }
  },
  "failed.expired confirm 1 confirm/refuse": {
    way: [confirm, signedOut],
    leads: { retry: acting("confirm"), "give up": quiet }
  },
  "failed.expired refuse 1 confirm/refuse": {
    way: [...refusing, signedOut],
    leads: { ...again, "send nothing": flawed, "give up": quiet }
  },
  'failed.refused confirm 1 confirm/refuse "BadRequest"': {
    way: [confirm, deeds.refused],
    leads: { retry: acting("confirm"), "give up": quiet }
  },
  [reading("confirm", "done")]: {
    way: [confirm, done],
    leads: { ...readAs("done"), ...notRead("done") }
  },
  [reading("confirm", "conflict")]: {
    way: [confirm, conflict],
    leads: { ...readAs("conflict"), ...notRead("conflict") }
  },
  [reading("confirm", "left")]: {
    way: [confirm, lost, deeds["give up"]],
    leads: { ...readAs("quiet"), ...notRead("left") }
  },
  // what was known before the act says nothing about it
  [unread("done")]: {
    way: [confirm, done, silence],
    leads: { retry: reading("confirm", "done"), ...news }
  },
  "resting.done 2 schedule/cancel": {
    way: [confirm, done, readConfirmed],
    leads: { ...cancelling, ...news }
  },
  "resting.conflict 2 schedule/cancel": {
    way: [confirm, conflict, readConfirmed],
    leads: { ...cancelling, ...news }
  },
  // an order that has ended is never open again: a list that says so was read before
  "resting.done 1 refused": { way: [...refusing, done, readEnded], leads: {} },
  "resting.conflict 1 refused": { way: [confirm, conflict, readEnded], leads: {} },
  // there is none for whoever asked, until the server tells of a later one
  "resting.gone 1 -": { way: [confirm, gone], leads: news }
}

it("does with an open order what the table says and nothing else (machines.md, domain.md 5.3)", async () => {
  expect(differences(await rowsOf(begin, where, deeds, table))).toEqual([])
})
