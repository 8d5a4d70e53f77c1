/**
 * One line of the bench: a measured value with its limit; a `reported` value has no limit yet (rule bench.reported).
 */
export type Line =
  | {
      readonly kind: "atLeast" | "atMost"
      readonly name: string
      readonly value: number
      readonly limit: number
      readonly detail: string
    }
  | { readonly kind: "reported"; readonly name: string; readonly value: number; readonly detail: string }

export const holds = (line: Line): boolean =>
  line.kind === "reported" || (line.kind === "atLeast" ? line.value >= line.limit : line.value <= line.limit)

const figure = (value: number): string =>
  value >= 1000 ? Math.round(value).toString() : value >= 100 ? value.toFixed(0) : value.toPrecision(3)

/** Formats the table that `npm run bench` prints. */
export const printed = (lines: ReadonlyArray<Line>): string => {
  const rows = lines.map((line) => [
    line.kind === "reported" ? " " : holds(line) ? "✓" : "✗",
    line.name,
    figure(line.value),
    line.kind === "reported" ? "reported" : `${line.kind === "atLeast" ? "≥" : "≤"} ${figure(line.limit)}`,
    line.detail
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 4 ? cell : cell.padEnd(widths[column] ?? 0))).join("  ")
    )
    .join("\n")
}
