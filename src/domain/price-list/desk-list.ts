import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { ListRow } from "./list-row.ts"
import type { ListEntry } from "./price-list.ts"
import { sentRowsOf } from "./sent-rows.ts"
import type { PriceDraft } from "./price-draft.ts"

/**
 * A delivery area as named on the price list's page; an area without a name of its own is shown with the name of its
 * branch.
 */
export interface DeskListArea {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly branchName: string
}

/** A dealer's prices in force, and scheduled changes. */
export interface DeskList {
  readonly dealerId: number
  readonly dealerName: string
  readonly countryId: CountryId
  readonly currency: CurrencyCode
  readonly version: number
  readonly areas: ReadonlyArray<DeskListArea>
  readonly rows: ReadonlyArray<ListRow>
  readonly announced: number
  readonly scheduled: ReadonlyArray<ListEntry>
}

/** Returns the displayed name of an area: its own name, otherwise the name of its branch. */
export const areaName = ({ name, branchName }: DeskListArea): string => name || branchName

/** Returns the list in force as the starting point for editing. */
export const baseOf = ({
  version,
  rows,
  areas
}: DeskList): { readonly version: number; readonly rows: PriceDraft } => ({
  version,
  rows: sentRowsOf(rows, areas)
})

/** Returns the areas with the names that files may use. */
export const namedAreas = ({ areas }: DeskList) =>
  areas.map((area) => ({ id: area.id, number: area.number, name: areaName(area) }))
