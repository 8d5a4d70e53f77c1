import { type CountryId, countryIds } from "../place/country.ts"
import { dayOfIso } from "../price/local-day.ts"
import { cancellationColumns, isColumn } from "./columns.ts"
import { cancellationStatuses, type CancellationView, wholeView } from "./view.ts"

/** A view in the URL, with its country, period and dealer; `null` means that the page uses its default value. */
export interface SavedView extends CancellationView {
  readonly countryId: CountryId | null
  readonly from: string | null
  readonly to: string | null
  readonly dealerId: number | null
}

/** The URL's query parameters; default values are left out. */
export type ViewSearch = Readonly<Partial<Record<(typeof names)[number], string>>>

const names = ["land", "from", "to", "dealer", "search", "status", "sort", "columns"] as const

/** Maximum length of a search text. */
export const longestSearch = 200

// the router may have parsed a text as a number or boolean
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : ""

const dayIn = (value: unknown): string | null => {
  const text = textOf(value)
  return dayOfIso(text) === undefined ? null : text
}

/** Parses a dealer's id as the contract defines it: up to eight digits. */
const idIn = (value: unknown): number | null => {
  const text = textOf(value)
  return /^[1-9][0-9]{0,7}$/u.test(text) ? Number(text) : null
}

const sortIn = (value: unknown): CancellationView["sort"] => {
  const text = textOf(value)
  const column = text.startsWith("-") ? text.slice(1) : text
  return isColumn(column)
    ? { column, direction: text.startsWith("-") ? "descending" : "ascending" }
    : wholeView.sort
}

/**
 * Returns the columns named in a value, without duplicates and in the order of the desk; returns the default columns if
 * the value names none.
 */
const columnsIn = (value: unknown): CancellationView["columns"] => {
  const wished = textOf(value).split(",", 100)
  const columns = cancellationColumns.filter((column) => wished.includes(column))
  return columns.length === 0 ? wholeView.columns : columns
}

/** Parses a saved view from a URL; missing and malformed values become defaults. */
export const readView = (search: Readonly<Record<string, unknown>>): SavedView => {
  const status = textOf(search["status"])
  return {
    countryId: countryIds.find((id) => String(id) === textOf(search["land"])) ?? null,
    from: dayIn(search["from"]),
    to: dayIn(search["to"]),
    dealerId: idIn(search["dealer"]),
    search: textOf(search["search"]).slice(0, longestSearch),
    status: cancellationStatuses.find((each) => each === status) ?? wholeView.status,
    sort: sortIn(search["sort"]),
    columns: columnsIn(search["columns"])
  }
}

const unless = (usual: string, text: string): string | undefined => (text === usual ? undefined : text)

const sortText = ({ column, direction }: CancellationView["sort"]): string =>
  direction === "descending" ? `-${column}` : column

/** Serializes a view so that parsing returns the same view. */
export const writeView = (view: SavedView): ViewSearch => {
  const texts: ReadonlyArray<readonly [(typeof names)[number], string | undefined]> = [
    ["land", view.countryId === null ? undefined : String(view.countryId)],
    ["from", view.from ?? undefined],
    ["to", view.to ?? undefined],
    ["dealer", view.dealerId === null ? undefined : String(view.dealerId)],
    ["search", unless("", view.search)],
    ["status", unless(wholeView.status, view.status)],
    ["sort", unless(sortText(wholeView.sort), sortText(view.sort))],
    ["columns", unless(cancellationColumns.join(), view.columns.join())]
  ]
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}
