import { answerEditableMs } from "../../src/domain/review/review.ts"
import { reviewMachine } from "../../src/machines/review.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

const at = 1_800_000_000_000

export const reviewWalk = walkOf(reviewMachine, {
  ways: {
    everywhere: {
      inputs: [undefined],
      events: [
        { type: "review.publish" },
        { type: "review.hold", cause: "sameWords" },
        { type: "review.hold", cause: "burst" },
        { type: "review.keep" },
        { type: "review.takeDown", reason: "" },
        { type: "review.takeDown", reason: "Beleidigung" },
        { type: "review.restore" },
        { type: "review.report", reason: "insult", text: "" },
        { type: "review.answer", text: "", at },
        { type: "review.answer", text: "Danke", at },
        { type: "review.answer", text: "Vielen Dank", at: at + answerEditableMs },
        { type: "review.answer", text: "zu spät", at: at + answerEditableMs + 1 }
      ],
      // it matters only whether there are reports, not how many reports and edits there are
      sees: ({ value, context: { heldCause, removedReason, answer, reports } }) => [
        value,
        heldCause,
        removedReason,
        answer === null ? null : answer.at,
        reports > 0
      ]
    }
  },
  promises: {
    "what is held says why": (snapshot) => !snapshot.matches("held") || snapshot.context.heldCause !== null,
    "what was taken down says why, and nothing else does": (snapshot) =>
      snapshot.matches("removed") === (snapshot.context.removedReason !== null),
    "only what others can see waits as reported": (snapshot) =>
      snapshot.matches({ published: { report: "reported" } }) === snapshot.context.reports > 0,
    "what is seen is answered where there is an answer": (snapshot) =>
      !snapshot.matches("published") ||
      snapshot.matches({ published: { answer: "answered" } }) === (snapshot.context.answer !== null),
    "an answer has words, and keeps the time that it was first given at": ({ context: { answer } }) =>
      answer === null || (answer.text !== "" && answer.writes > 0 && answer.at >= at)
  }
})
