import { useState } from "react"
import type { CancellationQuery } from "../../../domain/cancellation/view.ts"

type End = "from" | "to"

/** Days in the fields that form no valid period: the last typed one is on the wrong side of the other. */
interface Reversed {
  readonly days: Pick<CancellationQuery, End>
  readonly end: End
}

/**
 * The period in its fields. An invalid period requests no list: the days stay, and the error is shown at the last typed
 * one until either is corrected (rule desk.list-days). A list that is loaded meanwhile replaces them.
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
