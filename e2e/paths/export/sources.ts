import type { ExportSource } from "../../../src/domain/statistics/export.ts"

/** Days as they are spoken of here. */
export const spans = {
  "a quarter": { from: "2026-01-01", to: "2026-03-31" },
  "two months": { from: "2026-01-01", to: "2026-02-28" },
  "days that are turned around": { from: "2026-01-01", to: "2025-12-31" }
}
export type SpanName = keyof typeof spans
export const spanNames = Object.keys(spans).filter((name): name is SpanName => name in spans)

/** Which days a source is of. */
export const spanIn = ({ wish }: ExportSource): SpanName => {
  const name = spanNames.find((each) => spans[each].from === wish.from && spans[each].to === wish.to)
  if (name === undefined) throw new Error(`Nobody asks for ${wish.from} to ${wish.to} here`)
  return name
}

/** A file of some days; the page of the statistic has weeks where nothing else is chosen. */
export const sourceOf = (kind: ExportSource["kind"], span: SpanName): ExportSource => {
  const wish = spans[span]
  return kind === "statistic"
    ? { kind, wish: { ...wish, granularity: "Week", groupBy: "None" } }
    : { kind, wish }
}

/** What the server calls each file. */
export const fileNames: Readonly<Record<ExportSource["kind"], string>> = {
  orders: "bestellungen-2026-11-21.csv",
  statistic: "statistik-2026-11-21.csv",
  sales: "verkaufsliste-2026-11-21.csv"
}

const head = "\u{feff}Nummer;Ort;Notiz\r\n"
const row = (number: number) => `${number};München;"Hof\r\nlinks; ""hinten"""\r\n`

/** A file of five rows, in the pieces in which it comes; line ends inside a cell end no row. */
export const pieces = [head + row(1) + row(2), row(3) + row(4), row(5)] as const
export const rowsIn = 5
