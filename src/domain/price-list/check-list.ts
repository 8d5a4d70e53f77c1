import { type ChangeCounts, changesBetween, countChanges, type ListChange } from "./changes.ts"
import { type ListFinding, type ListWarning, mostWarnings } from "./findings.ts"
import { byPlace, type ListRow, type SentRow } from "./list-row.ts"
import { type ListPlace, readRows } from "./read-rows.ts"
import { warningsOf } from "./warnings.ts"

/** What a list is checked against. */
export interface ListInForce extends ListPlace {
  readonly rows: ReadonlyArray<ListRow>
  /** Prices with a later first day that files have brought. */
  readonly announced: number
}

/** A list as it was looked at: flawed where there are findings, else checked. */
export interface CheckedList {
  /** Those that can be used, by place. */
  readonly rows: ReadonlyArray<ListRow>
  readonly findings: ReadonlyArray<ListFinding>
  readonly hasMoreFindings: boolean
  /** Against the list in force; nothing where there are findings. */
  readonly changes: ReadonlyArray<ListChange>
  readonly counts: ChangeCounts
  /** Those that are reported. */
  readonly warnings: ReadonlyArray<ListWarning>
  /** How many there are. */
  readonly warningCount: number
}

/** Looks at a list as it was sent, the same way for desk, file, program and a former list (rule price-list.check). */
export const checkList = (sent: ReadonlyArray<SentRow>, current: ListInForce): CheckedList => {
  const { rows: read, findings, hasMore } = readRows(sent, current)
  const isFlawed = findings.length > 0
  const rows = read.map(({ row: _, ...each }) => each).toSorted(byPlace)
  const changes = isFlawed ? [] : changesBetween(current.rows, rows)
  const warnings = isFlawed ? [] : warningsOf(current.rows, read, current.announced)
  return {
    rows,
    findings,
    hasMoreFindings: hasMore,
    changes,
    counts: countChanges(changes),
    warnings: warnings.slice(0, mostWarnings),
    warningCount: warnings.length
  }
}
