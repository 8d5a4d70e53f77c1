import { describe, expect, it } from "vitest"
import { answerEditableMs } from "../../src/domain/review/review.ts"
import { reviewMachine } from "../../src/machines/review.machine.ts"
import { stateText } from "../../src/machines/state-text.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, send, type Table } from "../harness/table.ts"

type Review = Stage<typeof reviewMachine>

const begin = (): Review => stage(reviewMachine, undefined)
const where = (review: Review) => stateText(review.snapshot().value)
const first = 1_800_000_000_000

const actions = {
  publish: send("review.publish"),
  hold: send("review.hold", { cause: "sameWords" }),
  keep: send("review.keep"),
  takeDown: send("review.takeDown", { reason: "Beleidigung" }),
  takeDownUnexplained: send("review.takeDown", { reason: "" }),
  restore: send("review.restore"),
  report: send("review.report", { reason: "insult", text: "" }),
  answer: send("review.answer", { text: "Danke", at: first }),
  answerNothing: send("review.answer", { text: "", at: first })
}

const seen = (answer: "open" | "answered", report: "reported" | "unreported") =>
  `published.answer.${answer},published.report.${report}`
const [plain, answered] = [seen("open", "unreported"), seen("answered", "unreported")]
const [reported, both] = [seen("open", "reported"), seen("answered", "reported")]

/** Rule review.states. */
const table: Table<Review> = {
  submitted: { way: [], leads: { publish: plain, hold: "held" } },
  held: { way: [actions.hold], leads: { keep: plain, takeDown: "removed" } },
  [plain]: { way: [actions.publish], leads: { answer: answered, report: reported, takeDown: "removed" } },
  [answered]: { way: [actions.publish, actions.answer], leads: { report: both, takeDown: "removed" } },
  [reported]: {
    way: [actions.publish, actions.report],
    leads: { answer: both, keep: plain, takeDown: "removed" }
  },
  [both]: {
    way: [actions.publish, actions.report, actions.answer],
    leads: { keep: answered, takeDown: "removed" }
  },
  removed: { way: [actions.hold, actions.takeDown], leads: { restore: plain } }
}

describe("the table of a review (rule review.states)", () => {
  it("matches the machine", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("restores the answer of a removed review, and no reports that were decided on", () => {
    const review = begin()
    for (const act of [actions.publish, actions.answer, actions.report, actions.takeDown, actions.restore])
      act(review)
    expect(where(review)).toBe(answered)
    expect(review.snapshot().context).toMatchObject({ removedReason: null, reports: 0 })
  })

  it("lets an answer be changed for a day after it was first given, not after its last change", () => {
    const review = begin()
    const write = (text: string, at: number) => send("review.answer", { text, at })(review)
    actions.publish(review)
    write("Danke", first)
    write("Vielen Dank", first + answerEditableMs)
    write("Zu spät", first + answerEditableMs + 1)
    expect(review.snapshot().context.answer).toEqual({ text: "Vielen Dank", at: first, writes: 2 })
  })

  it("counts every report until staff have decided", () => {
    const review = begin()
    for (const act of [actions.publish, actions.report, actions.report]) act(review)
    expect(review.snapshot().context.reports).toBe(2)
    actions.keep(review)
    expect(review.snapshot().context.reports).toBe(0)
  })
})
