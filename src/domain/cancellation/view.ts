import type { CountryId } from "../place/country.ts"
import { type CancellationColumn, cancellationColumns } from "./columns.ts"

/** Which cancellations are loaded: what is changed here is a new list. */
export interface CancellationQuery {
  /** Null for all countries. */
  readonly countryId: CountryId | null
  /** Local dates yyyy-MM-dd of the cancellation, both included. */
  readonly from: string
  readonly to: string
  /** Of one dealer only; null for all that one may see. */
  readonly dealerId: number | null
}

/** `open`: not booked yet; `feedback`: the dealer has not said why. */
export const cancellationStatuses = ["all", "open", "booked", "feedback"] as const

export type CancellationStatus = (typeof cancellationStatuses)[number]

export interface CancellationFilter {
  /** Words of which each occurs in number, customer, dealer or product. */
  readonly search: string
  readonly status: CancellationStatus
}

export interface CancellationSort {
  readonly column: CancellationColumn
  readonly direction: "ascending" | "descending"
}

/** How the loaded list is looked at; nothing is loaded anew for it. */
export interface CancellationView extends CancellationFilter {
  readonly sort: CancellationSort
  readonly columns: ReadonlyArray<CancellationColumn>
}

/** The whole list, the newest first. */
export const wholeView: CancellationView = {
  search: "",
  status: "all",
  sort: { column: "cancelledAt", direction: "descending" },
  columns: cancellationColumns
}

export const isSameView = (one: CancellationView, other: CancellationView): boolean =>
  one.search === other.search &&
  one.status === other.status &&
  one.sort.column === other.sort.column &&
  one.sort.direction === other.sort.direction &&
  one.columns.join() === other.columns.join()

/** Whether rows stand as the server lists them: all of them, the newest first. */
export const isAsListed = ({ search, status, sort }: CancellationView): boolean =>
  isSameView({ search, status, sort, columns: wholeView.columns }, wholeView)

export const isSameQuery = (one: CancellationQuery, other: CancellationQuery): boolean =>
  one.countryId === other.countryId &&
  one.from === other.from &&
  one.to === other.to &&
  one.dealerId === other.dealerId
