import type { ListFinding } from "../../domain/price-list/findings.ts"
import type { Problem } from "../http/refusals.ts"

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const fieldOf = ({ row, column }: ListFinding): string =>
  row === 0 ? "Rows" : `Rows[${row}]${column === null ? "" : `.${capital(column)}`}`

/**
 * Converts findings to validation errors: each names the row (counted from 1), the column, the value and what to do.
 */
export const findingProblems = (findings: ReadonlyArray<ListFinding>): ReadonlyArray<Problem> =>
  findings.map((finding) => ({
    code: finding.kind,
    field: fieldOf(finding),
    params: {
      row: finding.row,
      column: finding.column === null ? "" : capital(finding.column),
      value: finding.value,
      hint: finding.hint
    }
  }))
