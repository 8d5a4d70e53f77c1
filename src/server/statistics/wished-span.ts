import { Effect } from "effect"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { invalid } from "../http/refusals.ts"

/** Fails with 422 and the problem of a span; `spelt` selects the field names of body or query. */
export const checkSpan = (span: DaySpan, spelt: "body" | "query") => {
  const problem = spanProblem(span)
  if (problem === undefined) return Effect.void
  const { field, code } = problem
  const named = spelt === "query" ? field : field === "from" ? "From" : "To"
  return Effect.fail(invalid([{ code, field: named, params: {} }]))
}
