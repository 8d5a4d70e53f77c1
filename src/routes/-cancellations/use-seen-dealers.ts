import { useMemo, useState } from "react"
import type { CancellationRow } from "../../domain/cancellation/cancellation.ts"

type Rows = ReadonlyArray<CancellationRow>
type Dealers = ReadonlyMap<number, string>

const withThoseOf = (seen: Dealers, rows: Rows): Dealers => {
  const next = new Map(seen)
  for (const { dealerId, dealer } of rows) next.set(dealerId, dealer)
  return next.size === seen.size ? seen : next
}

/** The dealers of all rows that were seen here, for staff: a list of one dealer must not forget the others. */
export const useSeenDealers = (rows: Rows, isStaff: boolean) => {
  const [known, setKnown] = useState<{ readonly rows: Rows; readonly seen: Dealers }>({
    rows: [],
    seen: new Map()
  })
  const isNew = isStaff && known.rows !== rows
  const seen = isNew ? withThoseOf(known.seen, rows) : known.seen
  if (isNew) setKnown({ rows, seen })
  return useMemo(
    () =>
      isStaff
        ? [...seen]
            .map(([id, name]) => ({ id, name }))
            .toSorted((one, other) => one.name.localeCompare(other.name, "de"))
        : undefined,
    [seen, isStaff]
  )
}
