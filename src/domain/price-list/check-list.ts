import { type ChangeCounts, changesBetween, countChanges, type ListChange } from "./changes.ts"
import { type ListFinding, type ListWarning, mostWarnings } from "./findings.ts"
import { byPlace, type ListRow, type SentRow } from "./list-row.ts"
import { type ListPlace, readRows } from "./read-rows.ts"
import { warningsOf } from "./warnings.ts"

/** The list in force, against which a new list is checked. */
export interface ListInForce extends ListPlace {
  readonly rows: ReadonlyArray<ListRow>
  /** Number of prices that were imported from files and take effect later. */
  readonly announced: number
}

export interface CheckedList {
  /** The valid rows, sorted by area, product, certificate and step. */
  readonly rows: ReadonlyArray<ListRow>
  readonly findings: ReadonlyArray<ListFinding>
  readonly hasMoreFindings: boolean
  /** Changes from the list in force; empty if there are findings. */
  readonly changes: ReadonlyArray<ListChange>
  readonly counts: ChangeCounts
  /** The warnings that are reported. */
  readonly warnings: ReadonlyArray<ListWarning>
  /** The number of all warnings, including those that are not reported. */
  readonly warningCount: number
}

/**
 * Checks a list as sent; lists from the staff's and dealers' pages, files, programs and former lists are checked in the
 * same way (rule price-list.check).
 */
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
