import { Effect } from "effect"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { invalid } from "../http/refusals.ts"

/** 422 with what is wrong with a span; `spelt` is how the request names its parts. */
export const checkSpan = (span: DaySpan, spelt: "body" | "query") => {
  const problem = spanProblem(span)
  if (problem === undefined) return Effect.void
  const { field, code } = problem
  const named = spelt === "query" ? field : field === "from" ? "From" : "To"
  return Effect.fail(invalid([{ code, field: named, params: {} }]))
}
