import { expect, it } from "vitest"
import { begin as beginPanel, late, price } from "../data/cancellation-notes.ts"
import { type Action, differences, rowsOf, type Table } from "../harness/table.ts"

type Panel = ReturnType<typeof beginPanel>
const begin = () => beginPanel()

const signs: Readonly<Record<string, string>> = { deliveryTooLate: "L", priceTooHigh: "P" }
const signOf = ({ reason, comment }: { readonly reason: string | null; readonly comment: string }) =>
  `${signs[reason ?? ""] ?? "-"}${comment === "" ? "" : "'"}`

/**
 * Describes a panel as one string: the state, the user's feedback / the server's feedback, after `|` the other user's
 * feedback with its version, and the version on which the user's feedback is based.
 */
const where = (panel: Panel): string => {
  const { feedback, row, theirs } = panel.kept()
  const against = theirs === null ? "" : `|${signOf(theirs.feedback)}${theirs.version}`
  return `${panel.feedback()} ${signOf(feedback)}/${signOf(row.feedback)}${against} over ${row.version}`
}

const blank = { status: 0, reason: null, comment: "" } as const
const current = (version: number, feedback: object) => async (panel: Panel) => {
  if (panel.asked("saveFeedback").length > 0) await panel.conflict(version, feedback)
}
const answers = (output: object | null) => async (panel: Panel) => {
  if (panel.asked("saveFeedback").length === 0) return
  await (output === null ? panel.fail("saveFeedback") : panel.answer("saveFeedback", output))
}

const actions = {
  late: (panel: Panel) => panel.choose("deliveryTooLate"),
  "words alone": (panel: Panel) => panel.choose(null, "so"),
  "take back": (panel: Panel) => panel.choose(null),
  give: (panel: Panel) => panel.give(),
  "keep mine": (panel: Panel) => panel.send({ type: "conflict.keepMine" }),
  "take theirs": (panel: Panel) => panel.send({ type: "conflict.takeTheirs" }),
  "P in an old version": (panel: Panel) => panel.hears({ version: 1, feedback: price }),
  "only booked": (panel: Panel) => panel.hears({ version: 2, isBooked: true, bookedAs: "credit" }),
  "P arrives": (panel: Panel) => panel.hears({ version: 3, feedback: price }),
  "L arrives": (panel: Panel) => panel.hears({ version: 3, feedback: late }),
  saved: answers({ kind: "saved", version: 2 }),
  "overtaken by P": current(4, price),
  "overtaken by L": current(2, late),
  "overtaken by a booking": current(2, blank),
  "conflict without news": current(1, blank),
  refused: answers({ kind: "refused" }),
  "signed out": answers({ kind: "signedOut" }),
  lost: answers(null),
  "19.999 s": (panel: Panel) => panel.wait(19_999),
  "20 s": (panel: Panel) => panel.wait(20_000)
}
const { late: chooses, give, saved, refused, "words alone": words, "take back": takeBack } = actions
const { "signed out": signedOut, "overtaken by P": conflict, "20 s": silence } = actions

/** Feedback chosen when the server has none, and changes that arrive meanwhile. */
const over1 = {
  late: "writing L/- over 1",
  "words alone": "writing -'/- over 1",
  "take back": "resting.untouched -/- over 1"
}
const underL = {
  "only booked": "writing L/- over 2",
  "P arrives": "conflict L/-|P3 over 1",
  // both users have chosen the same feedback
  "L arrives": "resting.untouched L/L over 3"
}
const underWords = {
  "only booked": "writing -'/- over 2",
  "P arrives": "conflict -'/-|P3 over 1",
  "L arrives": "conflict -'/-|L3 over 1"
}
/** Feedback that is being sent changes only through its response. */
const sending = (mine: string) => ({
  late: "sending L/- over 1",
  "words alone": "sending -'/- over 1",
  "take back": "sending -/- over 1",
  "conflict without news": `conflict ${mine}/-|-1 over 1`,
  refused: `failed.refused ${mine}/- over 1`,
  "signed out": `failed.expired ${mine}/- over 1`,
  lost: `failed.unreachable ${mine}/- over 1`,
  "20 s": `failed.unreachable ${mine}/- over 1`
})
const failed = { ...over1, ...underL, give: "sending L/- over 1" }

const table: Table<Panel> = {
  "resting.untouched -/- over 1": {
    way: [],
    leads: {
      late: "writing L/- over 1",
      "words alone": "writing -'/- over 1",
      "only booked": "resting.untouched -/- over 2",
      "P arrives": "resting.untouched P/P over 3",
      "L arrives": "resting.untouched L/L over 3"
    }
  },
  "writing L/- over 1": { way: [chooses], leads: { ...over1, ...underL, give: "sending L/- over 1" } },
  // a reason is always required
  "writing -'/- over 1": { way: [words], leads: { ...over1, ...underWords, give: "blocked -'/- over 1" } },
  "blocked -'/- over 1": { way: [words, give], leads: { ...over1, ...underWords } },
  "sending L/- over 1": {
    way: [chooses, give],
    leads: {
      ...sending("L"),
      saved: "resting.sent L/L over 2",
      "overtaken by P": "conflict L/-|P4 over 1",
      // the feedback was saved by the call whose response was lost
      "overtaken by L": "resting.sent L/L over 2",
      // the other user gave no reason: the page sends again, based on the returned version
      "overtaken by a booking": "sending L/- over 2"
    }
  },
  // feedback was changed while it was being sent: the user has not asked to send the new value
  "sending -'/- over 1": {
    way: [chooses, give, words],
    leads: {
      ...sending("-'"),
      saved: "writing -'/L over 2",
      "overtaken by P": "conflict -'/-|P4 over 1",
      "overtaken by L": "writing -'/L over 2",
      "overtaken by a booking": "writing -'/- over 2"
    }
  },
  // feedback was taken back while it was being sent: there is no conflict to resolve
  "sending -/- over 1": {
    way: [chooses, give, takeBack],
    leads: {
      ...sending("-"),
      saved: "writing -/L over 2",
      "overtaken by P": "resting.untouched P/P over 4",
      "overtaken by L": "writing -/L over 2",
      "overtaken by a booking": "resting.untouched -/- over 2"
    }
  },
  "resting.sent L/L over 2": {
    way: [chooses, give, saved],
    leads: {
      late: "resting.untouched L/L over 2",
      "words alone": "writing -'/L over 2",
      "take back": "writing -/L over 2",
      "P arrives": "resting.sent P/P over 3",
      "L arrives": "resting.sent L/L over 3"
    }
  },
  // a late response to the call is ignored
  "failed.unreachable L/- over 1": { way: [chooses, give, silence], leads: failed },
  "failed.refused L/- over 1": { way: [chooses, give, refused], leads: failed },
  "failed.expired L/- over 1": { way: [chooses, give, signedOut], leads: failed },
  "conflict L/-|P4 over 1": {
    way: [chooses, give, conflict],
    leads: {
      "words alone": "conflict -'/-|P4 over 1",
      "take back": "conflict -/-|P4 over 1",
      "keep mine": "sending L/P over 4",
      "take theirs": "resting.untouched P/P over 4"
    }
  },
  "conflict -'/-|P4 over 1": {
    way: [chooses, give, conflict, words],
    leads: {
      late: "conflict L/-|P4 over 1",
      "take back": "conflict -/-|P4 over 1",
      "keep mine": "blocked -'/P over 4",
      "take theirs": "resting.untouched P/P over 4"
    }
  }
}

it("feedback follows the table in every state (rule cancellation.feedback)", async () => {
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})

it("saves feedback only on request, and never without a reason", async () => {
  const panel = begin()
  const way: ReadonlyArray<Action<Panel>> = [chooses, give, words, actions["overtaken by a booking"]]
  for (const step of way) await step(panel)
  expect(panel.asked("saveFeedback")).toEqual([
    { orderId: "a", version: 1, reason: "deliveryTooLate", comment: "" }
  ])
})

it("needs no decision if both users have chosen the same during sending", async () => {
  const panel = begin()
  for (const step of [chooses, give]) step(panel)
  panel.choose("priceTooHigh")
  await actions["overtaken by P"](panel)
  expect(where(panel)).toBe("resting.untouched P/P over 4")
  expect(panel.effects("tellRow")).toMatchObject([{ version: 4, feedback: price }])
})
