import type { CancellationRow } from "./cancellation.ts"
import { cancellationColumns, columnTable } from "./columns.ts"
import type { CancellationFilter, CancellationSort, CancellationStatus, CancellationView } from "./view.ts"

/** A text as it is searched in: without case and accents, so that "muller" finds "Müller". */
const folded = (text: string): string => {
  const lower = text.toLowerCase()
  // most texts have nothing to fold: taking all of them apart costs a key of the search two frames
  return isPlain.test(lower) ? lower : lower.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss")
}

const isPlain = /^[ -~\n]*$/u

const searchedColumns = cancellationColumns.flatMap((column) => columnTable[column].searched ?? [])

/** Searched texts of rows: a row never changes, and every key that is typed searches all of them. */
const searched = new WeakMap<CancellationRow, string>()

const searchedOf = (row: CancellationRow): string => {
  const known = searched.get(row)
  if (known !== undefined) return known
  // by line feeds, which no word of a search holds
  const text = folded(searchedColumns.flatMap((textsOf) => textsOf(row)).join("\n"))
  searched.set(row, text)
  return text
}

const wordsOf = (search: string): ReadonlyArray<string> =>
  folded(search)
    .split(/\s+/u)
    .filter((word) => word !== "")

const isOfStatus: Readonly<Record<CancellationStatus, (row: CancellationRow) => boolean>> = {
  all: () => true,
  open: ({ isBooked }) => !isBooked,
  booked: ({ isBooked }) => isBooked,
  feedback: ({ feedback }) => feedback.status === 0
}

/** The rows that are looked for, by what the server has of them: a row that is being marked stays where it is. */
export const filteredRows = (
  rows: ReadonlyArray<CancellationRow>,
  { search, status }: CancellationFilter
): ReadonlyArray<CancellationRow> => {
  const words = wordsOf(search)
  const isWanted = isOfStatus[status]
  return rows.filter((row) => isWanted(row) && words.every((word) => searchedOf(row).includes(word)))
}

const german = new Intl.Collator("de", { numeric: true })

/** The rank of each text that occurs, so that ten thousand rows are compared by numbers and few texts by the alphabet. */
const ranksOf = (keys: ReadonlyArray<string | number>): ReadonlyMap<string | number, number> => {
  const texts = [...new Set(keys)].filter((key) => typeof key === "string")
  return new Map(texts.toSorted(german.compare).map((text, rank) => [text, rank]))
}

/** The rows by a column; rows that are alike there keep their order, whichever way it is sorted. */
export const sortedRows = (
  rows: ReadonlyArray<CancellationRow>,
  { column, direction }: CancellationSort
): ReadonlyArray<CancellationRow> => {
  const keys = rows.map(columnTable[column].sortedBy)
  const ranks = ranksOf(keys)
  const sign = direction === "ascending" ? 1 : -1
  return keys
    .map((key, index) => ({ rank: typeof key === "number" ? key : (ranks.get(key) ?? 0), index }))
    .toSorted((one, other) => sign * (one.rank - other.rank))
    .flatMap(({ index }) => rows[index] ?? [])
}

/** What is shown of the list. */
export const shownRows = (
  rows: ReadonlyArray<CancellationRow>,
  view: CancellationView
): ReadonlyArray<CancellationRow> => sortedRows(filteredRows(rows, view), view.sort)
