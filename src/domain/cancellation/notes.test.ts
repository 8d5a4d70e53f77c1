import { describe, expect, it } from "vitest"
import { longestComment } from "./cancellation.ts"
import {
  commentProblem,
  feedbackProblem,
  givenFeedback,
  isSameFeedback,
  withComment,
  withKnown
} from "./notes.ts"

const comment = (id: number) => ({
  id,
  fkUserId: 1,
  userName: "Desk",
  text: `text ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z"
})
const full = "x".repeat(longestComment)

describe("comments (rule cancellation.comments)", () => {
  it("are added once, at the top of their list", () => {
    expect(withComment([comment(1)], comment(2))).toEqual([comment(2), comment(1)])
    const list = [comment(2), comment(1)]
    expect(withComment(list, comment(1))).toBe(list)
  })

  it("written in this tab stay at the top of a list that lacks them", () => {
    expect(withKnown([comment(2), comment(1)], [comment(3), comment(1)])).toEqual([
      comment(3),
      comment(2),
      comment(1)
    ])
  })

  it("must not be empty or too long, not counting blanks around the text", () => {
    expect(["", " \n", "x", full, ` ${full} `, `${full}x`].map(commentProblem)).toEqual([
      "required",
      "required",
      undefined,
      undefined,
      undefined,
      "tooLong"
    ])
  })
})

describe("feedback (rule cancellation.feedback)", () => {
  it("needs a reason; the comment is optional", () => {
    expect(feedbackProblem({ reason: null, comment: "x" })).toBe("reasonRequired")
    expect(feedbackProblem({ reason: "other", comment: "" })).toBeUndefined()
    expect(feedbackProblem({ reason: "other", comment: ` ${full} ` })).toBeUndefined()
    expect(feedbackProblem({ reason: "other", comment: `${full}x` })).toBe("commentTooLong")
  })

  it("has status 1 when it is given", () => {
    expect(givenFeedback({ reason: "other", comment: " so " })).toEqual({
      status: 1,
      reason: "other",
      comment: "so"
    })
  })

  it("is equal if reason and trimmed comment are equal", () => {
    const one = { reason: "other", comment: "so" } as const
    expect(isSameFeedback(one, { reason: "other", comment: " so" })).toBe(true)
    expect(isSameFeedback({ reason: "other", comment: " so" }, one)).toBe(true)
    expect(isSameFeedback(one, { ...one, comment: "s" })).toBe(false)
    expect(isSameFeedback(one, { ...one, reason: null })).toBe(false)
  })
})
