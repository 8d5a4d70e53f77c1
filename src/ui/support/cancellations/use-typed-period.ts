import { useState } from "react"
import type { CancellationQuery } from "../../../domain/cancellation/view.ts"

type End = "from" | "to"

/**
 * Days in the two fields that form no valid period, because the first day is after the last day; `end` is the field
 * typed last.
 */
interface Reversed {
  readonly days: Pick<CancellationQuery, End>
  readonly end: End
}

/**
 * Manages the two fields of the period. An invalid period requests no list: both days remain, and the error is shown at
 * the day typed last until one of the days is corrected (rule desk.list-days). A list that is loaded meanwhile replaces
 * both days.
 */
export const useTypedPeriod = (query: CancellationQuery, onQuery: (query: CancellationQuery) => void) => {
  const [reversed, setReversed] = useState<Reversed>()
  const [former, setFormer] = useState(query)
  if (former.from !== query.from || former.to !== query.to) {
    setFormer(query)
    setReversed(undefined)
  }
  const days = reversed?.days ?? query
  return {
    days,
    reversed: reversed?.end,
    onDay: (end: End, day: string) => {
      const from = end === "from" ? day : days.from
      const to = end === "to" ? day : days.to
      if (from > to) {
        setReversed({ days: { from, to }, end })
        return
      }
      setReversed(undefined)
      if (from !== query.from || to !== query.to) onQuery({ ...query, from, to })
    }
  } as const
}
