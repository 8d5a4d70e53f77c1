import { Effect } from "effect"
import { type DaySpan, spanProblem } from "../../domain/statistics/period.ts"
import { invalid } from "../http/refusals.ts"

/**
 * Fails with 422 and a validation error if a span is invalid; `spelt` determines whether fields are named as in the
 * body or as in the query.
 */
export const checkSpan = (span: DaySpan, spelt: "body" | "query") => {
  const problem = spanProblem(span)
  if (problem === undefined) return Effect.void
  const { field, code } = problem
  const named = spelt === "query" ? field : field === "from" ? "From" : "To"
  return Effect.fail(invalid([{ code, field: named, params: {} }]))
}
