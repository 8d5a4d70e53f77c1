import { Effect } from "effect"
import { longestHistory } from "../../../domain/open-data/open-licence.ts"
import { type DayNumber, dayOfIso } from "../../../domain/price/local-day.ts"
import { invalid } from "../../http/refusals.ts"
import type { Span } from "../history.ts"

interface Asked {
  readonly from?: string
  readonly to?: string
}

const problem = (code: string, field: keyof Asked, params = {}) =>
  Effect.fail(invalid([{ code, field, params }]))

/**
 * Returns the requested days; without a first day, the ten years up to the last day. The default for the last day is
 * today. Invalid dates, an end before the start and spans of more than ten years are refused.
 */
export const openDays = (
  { from, to }: Asked,
  today: DayNumber
): Effect.Effect<Span, ReturnType<typeof invalid>> => {
  const last = to === undefined ? today : dayOfIso(to)
  if (last === undefined) return problem("noDay", "to")
  const first = from === undefined ? last - longestHistory + 1 : dayOfIso(from)
  if (first === undefined) return problem("noDay", "from")
  if (first > last && to !== undefined) return problem("afterTo", "from")
  if (last - first >= longestHistory) return problem("tooLong", "from", { days: longestHistory })
  return Effect.succeed({ from: first, to: last })
}
