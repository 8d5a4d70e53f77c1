import { expect, it } from "vitest"
import { decisionsOn, type ReviewDecision } from "../../domain/review/desk-review.ts"
import { nothingKnown, type ReviewEvent, reviewStatuses } from "../../domain/review/review.ts"
import { ledReview } from "./lead-review.ts"

const events: Readonly<Record<ReviewDecision, ReviewEvent>> = {
  keep: { type: "review.keep" },
  takeDown: { type: "review.takeDown", reason: "Beleidigung" },
  restore: { type: "review.restore" }
}

it("the desk offers exactly the decisions that the machine accepts (rule review.states)", () => {
  for (const status of reviewStatuses)
    for (const reports of status === "published" ? [0, 2] : [0]) {
      const facts = { ...nothingKnown, reports }
      const taken = (["keep", "takeDown", "restore"] as const).filter(
        (decision) => ledReview({ status, facts }, events[decision]) !== undefined
      )
      const told = Array.from({ length: reports }, () => ({ at: "", reason: "insult", text: "" }) as const)
      expect(decisionsOn({ status, reports: told }), `${status} ${reports}`).toEqual(taken)
    }
})
