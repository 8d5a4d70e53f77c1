import { expect, it } from "vitest"
import { begin as beginPanel, comment } from "../data/cancellation-notes.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

type Panel = ReturnType<typeof beginPanel>
const begin = () => beginPanel()

const signs: Readonly<Record<string, string>> = { Hallo: "D", "Hallo du": "D+", "Guten Tag": "C" }
const signOf = (text: string) => signs[text.trim()] ?? ""

/**
 * Describes a panel as one string: the state, the kind of the comment that is being sent or is blocked, the typed
 * texts, the keys of attempts without a response, and both lists of comments (customer's | dealer's).
 */
const where = (panel: Panel): string => {
  const state = panel.comments()
  const { drafts, tried, sending, row } = panel.kept()
  const keys = [tried.dealer, tried.customer].flatMap((each) => each?.key.replace("panel-", "#") ?? [])
  const lists = [row.customerComments, row.dealerComments].map((list) => list.map(({ id }) => id).join())
  const isAbout = state === "sending" || state.endsWith("blocked")
  const texts = `${signOf(drafts.dealer)}${signOf(drafts.customer)}` || "-"
  return [state, isAbout ? sending : [], texts, keys, lists.join("|")].flat().join(" ")
}

const answers = (output: object | null) => async (panel: Panel) => {
  if (panel.asked("saveComment").length === 0) return
  await (output === null ? panel.fail("saveComment") : panel.answer("saveComment", output))
}
const types = (kind: "dealer" | "customer", text: string) => (panel: Panel) => panel.type(kind, text)

const actions = {
  dealer: types("dealer", "Hallo"),
  "dealer on": types("dealer", "Hallo du"),
  "no dealer": types("dealer", " "),
  customer: types("customer", "Guten Tag"),
  "send dealer": (panel: Panel) => panel.post("dealer"),
  "send customer": (panel: Panel) => panel.post("customer"),
  "4 arrives": (panel: Panel) => panel.hears({ version: 2, dealerComments: [comment(4), comment(1)] }),
  saved: answers({ kind: "saved", comment: comment(2) }),
  refused: answers({ kind: "refused" }),
  "signed out": answers({ kind: "signedOut" }),
  lost: answers(null),
  "19.999 s": (panel: Panel) => panel.wait(19_999),
  "20 s": (panel: Panel) => panel.wait(20_000)
}
const { dealer, customer, saved, refused, lost, "signed out": signedOut, "dealer on": on } = actions
const { "send dealer": send, "send customer": sendCustomer, "no dealer": none } = actions
const silence = actions["20 s"]

/** Nothing is typed: sending anyway reports in which list the text is missing. */
const nothing = (lists: string) => ({
  dealer: `writing.typing D ${lists}`,
  "dealer on": `writing.typing D+ ${lists}`,
  customer: `writing.typing C ${lists}`,
  "send dealer": `empty.blocked dealer - ${lists}`,
  "send customer": `empty.blocked customer - ${lists}`
})
/** The dealer's text is typed, under the key of an attempt without a response. */
const typed = (key: string, sent: string) => ({
  dealer: `writing.typing D ${key}|1`,
  "dealer on": `writing.typing D+ ${key}|1`,
  "no dealer": `empty.waiting - ${key}|1`,
  customer: `writing.typing DC ${key}|1`,
  "send dealer": `sending dealer D ${sent} |1`,
  "send customer": `writing.blocked customer D ${key}|1`
})
/** A comment that is being sent is not sent twice, even if the user continues typing. */
const sending = (mine: string) => ({
  dealer: "sending dealer D #1 |1",
  "dealer on": "sending dealer D+ #1 |1",
  "no dealer": "sending dealer - #1 |1",
  customer: `sending dealer ${mine === "-" ? "" : mine}C #1 |1`,
  "4 arrives": `sending dealer ${mine} #1 |4,1`,
  refused: `failed.refused ${mine} |1`,
  "signed out": `failed.expired ${mine} #1 |1`,
  lost: `failed.unreachable ${mine} #1 |1`,
  "20 s": `failed.unreachable ${mine} #1 |1`
})

const table: Table<Panel> = {
  "empty.waiting - |1": { way: [], leads: { ...nothing("|1"), "4 arrives": "empty.waiting - |4,1" } },
  "empty.blocked dealer - |1": {
    way: [send],
    leads: {
      ...nothing("|1"),
      "no dealer": "empty.waiting - |1",
      "4 arrives": "empty.blocked dealer - |4,1"
    }
  },
  "writing.typing D |1": {
    way: [dealer],
    leads: { ...typed("", "#1"), "4 arrives": "writing.typing D |4,1" }
  },
  "writing.blocked customer D |1": {
    way: [dealer, sendCustomer],
    leads: { ...typed("", "#1"), "4 arrives": "writing.blocked customer D |4,1" }
  },
  "sending dealer D #1 |1": { way: [dealer, send], leads: { ...sending("D"), saved: "sent - |2,1" } },
  "sending dealer D+ #1 |1": {
    way: [dealer, send, on],
    leads: { ...sending("D+"), saved: "writing.typing D+ |2,1" }
  },
  // the text is deleted while it is being sent: the result of sending is still shown
  "sending dealer - #1 |1": { way: [dealer, send, none], leads: { ...sending("-"), saved: "sent - |2,1" } },
  "sending customer DC #1 |1": {
    way: [dealer, customer, sendCustomer],
    leads: {
      "dealer on": "sending customer D+C #1 |1",
      "no dealer": "sending customer C #1 |1",
      "4 arrives": "sending customer DC #1 |4,1",
      // saved in the customer's list; the dealer's text still waits
      saved: "writing.typing D 2|1",
      refused: "failed.refused DC |1",
      "signed out": "failed.expired DC #1 |1",
      lost: "failed.unreachable DC #1 |1",
      "20 s": "failed.unreachable DC #1 |1"
    }
  },
  "sent - |2,1": {
    way: [dealer, send, saved],
    // a list without the comment was read before the comment was saved
    leads: { ...nothing("|2,1"), "no dealer": "empty.waiting - |2,1", "4 arrives": "sent - |2,4,1" }
  },
  // the same text is sent under the same key; the late response to the earlier call is ignored
  "failed.unreachable D #1 |1": {
    way: [dealer, send, silence],
    leads: { ...typed("#1 ", "#1"), "4 arrives": "failed.unreachable D #1 |4,1" }
  },
  "failed.expired D #1 |1": {
    way: [dealer, send, signedOut],
    leads: { ...typed("#1 ", "#1"), "4 arrives": "failed.expired D #1 |4,1" }
  },
  // a refusal has ended the attempt
  "failed.refused D |1": {
    way: [dealer, send, refused],
    leads: { ...typed("", "#2"), "4 arrives": "failed.refused D |4,1" }
  },
  // a different text is a different comment
  "writing.typing D+ #1 |1": {
    way: [dealer, send, lost, on],
    leads: {
      dealer: "writing.typing D #1 |1",
      "no dealer": "empty.waiting - #1 |1",
      customer: "writing.typing D+C #1 |1",
      "send dealer": "sending dealer D+ #2 |1",
      "send customer": "writing.blocked customer D+ #1 |1",
      "4 arrives": "writing.typing D+ #1 |4,1"
    }
  }
}

it("comments follow the table in every state (rule cancellation.comments)", async () => {
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})
