import { expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { begin as beginRow, confirmed, refusal } from "../data/open-order-row.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Row = ReturnType<typeof beginRow>
const begin = () => beginRow()

/**
 * Describes the row as one string: the state, the current action, the version that the row shows, the allowed actions
 * or the final status, and the problems.
 */
const where = (row: Row): string => {
  const { value, context } = row.snapshot()
  const { order, now, act, because, problems, refusal: code } = context
  const state = pathOf(value)
  return [
    state,
    state.startsWith("resting") ? [] : act,
    state === "reading" || state === "unread" ? `(${because})` : [],
    order.version,
    now.kind === "ended" ? now.status : order.may.join("/") || "-",
    problems.map(({ code }) => code),
    code === "" ? [] : `"${code}"`
  ]
    .flat()
    .join(" ")
}

const answers = (port: "act" | "readOrder", output: object | null) => async (row: Row) => {
  if (row.asked(port).length === 0) return
  await (output === null ? row.fail(port) : row.answer(port, output))
}
const required = [{ code: "required", field: "reason" }]

const actions = {
  confirm: (row: Row) => row.announces("confirm"),
  refuse: (row: Row) => row.announces("refuse"),
  "cancel the sale": (row: Row) => row.announces("cancel"),
  send: (row: Row) => row.sendsOff(refusal),
  "send nothing": (row: Row) => row.sendsOff({ act: "refuse", reason: "" }),
  "send another act": (row: Row) =>
    row.sendsOff({ act: "deliver", day: "", amount: 1, isMixed: true, reason: "" }),
  "take back": (row: Row) => row.takesBack(),
  sleep: (row: Row) => row.sleeps(),
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
  "4.999 s": (row: Row) => row.wait(4999),
  "5 s": (row: Row) => row.wait(5000),
  "9.999 s": (row: Row) => row.wait(9999),
  "10 s": (row: Row) => row.wait(10_000),
  "19.999 s": (row: Row) => row.wait(19_999),
  "20 s": (row: Row) => row.wait(20_000)
}
const { done, conflict, gone, "signed out": signedOut, "no answer": lost } = actions
const { refuse, send } = actions
const tenSeconds = actions["10 s"]
/** Confirms the order, and waits until the confirmation can no longer be taken back. */
const confirm = async (row: Row) => {
  actions.confirm(row)
  tenSeconds(row)
}
const refusing = [refuse, send, tenSeconds]
const silence = actions["20 s"]
const readConfirmed = actions["read confirmed"]
const readEnded = actions["read ended"]

const news = { "newer arrives": "resting.quiet 3 schedule/deliver" }
const quiet = "resting.quiet 1 confirm/refuse"
const announced = (act: string) => `announced.soon ${act} 1 confirm/refuse`
const lastCall = (act: string) => `announced.ending ${act} 1 confirm/refuse`
const acting = (act: string) => `acting ${act} 1 confirm/refuse`
/**
 * The call is sent when the time for taking the action back is over; an action that was meant for an earlier state of
 * the order is not sent.
 */
const sentOff = (act: string) => ({
  "newer arrives": "resting.conflict 3 schedule/deliver",
  "10 s": acting(act),
  "19.999 s": acting(act),
  "20 s": acting(act)
})
const reading = (act: string, because: string) => `reading ${act} (${because}) 1 confirm/refuse`
const flawed = "asking.refused refuse 1 confirm/refuse required"

/** A form is sent or closed; updates of the list are ignored while it is open. */
const form = { send: announced("refuse"), "send nothing": flawed, "give up": quiet }
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
/** The action is sent again with the same version as before, so that it is done only once; updates of the list wait. */
const again = { retry: acting("refuse"), send: announced("refuse") }

const table: Table<Row> = {
  [quiet]: {
    way: [],
    leads: { confirm: announced("confirm"), refuse: "asking.filling refuse 1 confirm/refuse", ...news }
  },
  "asking.filling refuse 1 confirm/refuse": { way: [refuse], leads: form },
  [flawed]: { way: [refuse, actions["send nothing"]], leads: form },
  'asking.refused refuse 1 confirm/refuse required "Invalid"': {
    way: [...refusing, actions["refused at its field"]],
    leads: form
  },
  'asking.refused refuse 1 confirm/refuse "BadRequest"': { way: [...refusing, actions.refused], leads: form },
  // nothing is sent before the time for taking back is over, and afterwards nothing can be taken back
  [announced("confirm")]: {
    way: [actions.confirm],
    leads: {
      "take back": "resting.takenBack 1 confirm/refuse",
      sleep: "resting.unsent 1 confirm/refuse",
      "5 s": lastCall("confirm"),
      "9.999 s": lastCall("confirm"),
      ...sentOff("confirm")
    }
  },
  [lastCall("confirm")]: {
    way: [actions.confirm, actions["5 s"]],
    leads: {
      "take back": "resting.takenBack 1 confirm/refuse",
      sleep: "resting.unsent 1 confirm/refuse",
      "5 s": acting("confirm"),
      "9.999 s": acting("confirm"),
      ...sentOff("confirm")
    }
  },
  // the form opens again
  [announced("refuse")]: {
    way: [refuse, send],
    leads: {
      "take back": "asking.filling refuse 1 confirm/refuse",
      sleep: "asking.unsent refuse 1 confirm/refuse",
      "5 s": lastCall("refuse"),
      "9.999 s": lastCall("refuse"),
      ...sentOff("refuse")
    }
  },
  "resting.takenBack 1 confirm/refuse": {
    way: [actions.confirm, actions["take back"]],
    leads: { confirm: announced("confirm"), refuse: "asking.filling refuse 1 confirm/refuse", ...news }
  },
  // the action was neither taken back nor sent
  "resting.unsent 1 confirm/refuse": {
    way: [actions.confirm, actions.sleep],
    leads: { confirm: announced("confirm"), refuse: "asking.filling refuse 1 confirm/refuse", ...news }
  },
  "asking.unsent refuse 1 confirm/refuse": { way: [refuse, send, actions.sleep], leads: form },
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
  // the late response to the call is ignored
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
    way: [...refusing, lost, actions["send nothing"]],
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
    way: [confirm, actions.refused],
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
    way: [confirm, lost, actions["give up"]],
    leads: { ...readAs("quiet"), ...notRead("left") }
  },
  // data from before the action contains no information about its result
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
  // an order that has ended never becomes open again: a list that shows it as open was read before
  "resting.done 1 refused": { way: [...refusing, done, readEnded], leads: {} },
  "resting.conflict 1 refused": { way: [confirm, conflict, readEnded], leads: {} },
  // the order does not exist for this caller, until the server reports a later version of the order
  "resting.gone 1 -": { way: [confirm, gone], leads: news }
}

it("an open order follows the table in every state (rule life.states)", async () => {
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})
