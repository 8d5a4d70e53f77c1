import { orderNumberIn } from "../order/number.ts"
import { searchText } from "../search-text.ts"
import { phoneForms, searchedPhones } from "../support/order-search.ts"
import { typedLine } from "../typed-text.ts"
import type { CancellationRow } from "./cancellation.ts"
import { cancellationColumns, columnTable } from "./columns.ts"
import type { CancellationFilter, CancellationSort, CancellationStatus, CancellationView } from "./view.ts"

const searchedColumns = cancellationColumns.flatMap((column) => columnTable[column].searched ?? [])

/**
 * Cached search texts of rows, since each typed character starts a search of all rows; rows are immutable, so the texts
 * stay valid.
 */
const searched = new WeakMap<CancellationRow, string>()

const searchedOf = (row: CancellationRow): string => {
  const known = searched.get(row)
  if (known !== undefined) return known
  // joined by line feeds, which no search word contains
  const text = searchText(searchedColumns.flatMap((textsOf) => textsOf(row)).join("\n"))
  searched.set(row, text)
  return text
}

/** Computes the search texts of rows in advance, so that the first typed character need not do it for all rows. */
export const prepareSearch = (rows: ReadonlyArray<CancellationRow>): void => {
  for (const row of rows) searchedOf(row)
}

const wordsOf = (search: string): ReadonlyArray<string> =>
  searchText(orderNumberIn(search) ?? typedLine(search))
    .split(/\s+/u)
    .filter((word) => word !== "")

/** Cached forms of the telephone numbers of rows, which are computed only if a number is searched for. */
const numbers = new WeakMap<CancellationRow, ReadonlyArray<string>>()

const numbersOf = (row: CancellationRow): ReadonlyArray<string> => {
  const known = numbers.get(row)
  if (known !== undefined) return known
  const forms = phoneForms(row.phone)
  numbers.set(row, forms)
  return forms
}

const isOfStatus: Readonly<Record<CancellationStatus, (row: CancellationRow) => boolean>> = {
  all: () => true,
  open: ({ isBooked }) => !isBooked,
  booked: ({ isBooked }) => isBooked,
  feedback: ({ feedback }) => feedback.status === 0
}

/**
 * Returns the rows that match the filter. The match uses the state of a row on the server, so that the row keeps its
 * place while the user edits its booking. A telephone number is found from its beginning, as by the server (rule
 * desk.search). If all rows match, the list itself is returned, so that nothing is rendered again.
 */
export const filteredRows = (
  rows: ReadonlyArray<CancellationRow>,
  { search, status }: CancellationFilter
): ReadonlyArray<CancellationRow> => {
  const words = wordsOf(search)
  const isWanted = isOfStatus[status]
  const phones = searchedPhones(search)
  const isFound = (row: CancellationRow) =>
    words.every((word) => searchedOf(row).includes(word)) ||
    (phones.length > 0 &&
      numbersOf(row).some((number) => phones.some((beginning) => number.startsWith(beginning))))
  const found = rows.filter((row) => isWanted(row) && isFound(row))
  return found.length === rows.length ? rows : found
}

const german = new Intl.Collator("de", { numeric: true })

/**
 * Returns the rank of each distinct text. Only a few texts must then be compared alphabetically, and ten thousand rows
 * can be compared by number.
 */
const ranksOf = (keys: ReadonlyArray<string | number>): ReadonlyMap<string | number, number> => {
  const texts = [...new Set(keys)].filter((key) => typeof key === "string")
  return new Map(texts.toSorted(german.compare).map((text, rank) => [text, rank]))
}

/** Sorts the rows by a column; equal rows keep their order in both directions. */
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

/** Returns the rows that the list shows; sorted first, because a list that is searched is sorted only once. */
export const shownRows = (
  rows: ReadonlyArray<CancellationRow>,
  view: CancellationView
): ReadonlyArray<CancellationRow> => filteredRows(sortedRows(rows, view.sort), view)
