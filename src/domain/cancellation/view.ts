import type { CountryId } from "../place/country.ts"
import { type CancellationColumn, cancellationColumns } from "./columns.ts"

/** Query that selects the cancellations to load; any change loads a new list. */
export interface CancellationQuery {
  /** `null` for all countries. */
  readonly countryId: CountryId | null
  /** Local dates yyyy-MM-dd of the cancellation, both included. */
  readonly from: string
  readonly to: string
  /** Only this dealer's cancellations; `null` for all cancellations that the user may see. */
  readonly dealerId: number | null
}

/** `open`: not booked yet; `feedback`: the dealer has not given a reason yet. */
export const cancellationStatuses = ["all", "open", "booked", "feedback"] as const

export type CancellationStatus = (typeof cancellationStatuses)[number]

export interface CancellationFilter {
  /** Search words; each must occur in the number, customer, dealer or product. */
  readonly search: string
  readonly status: CancellationStatus
}

export interface CancellationSort {
  readonly column: CancellationColumn
  readonly direction: "ascending" | "descending"
}

/** How the loaded list is shown; changing the view does not load any data. */
export interface CancellationView extends CancellationFilter {
  readonly sort: CancellationSort
  readonly columns: ReadonlyArray<CancellationColumn>
}

/** View of the complete list, newest first. */
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

/** Whether a view shows the rows as the server lists them: all rows, newest first. */
export const isAsListed = ({ search, status, sort }: CancellationView): boolean =>
  isSameView({ search, status, sort, columns: wholeView.columns }, wholeView)

export const isSameQuery = (one: CancellationQuery, other: CancellationQuery): boolean =>
  one.countryId === other.countryId &&
  one.from === other.from &&
  one.to === other.to &&
  one.dealerId === other.dealerId
