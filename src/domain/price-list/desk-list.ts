import type { CountryId, CurrencyCode } from "../place/country.ts"
import type { ListRow } from "./list-row.ts"
import type { ListEntry } from "./price-list.ts"
import { sentRowsOf } from "./sent-rows.ts"
import type { PriceDraft } from "./price-draft.ts"

/** A delivery area as the desk calls it; those without a name are called by their branch. */
export interface DeskListArea {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly branchName: string
}

/** A dealer's prices as they are in force, and what waits to come into force. */
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

/** What an area is called. */
export const areaName = ({ name, branchName }: DeskListArea): string => name || branchName

/** The list in force as it is worked on. */
export const baseOf = ({
  version,
  rows,
  areas
}: DeskList): { readonly version: number; readonly rows: PriceDraft } => ({
  version,
  rows: sentRowsOf(rows, areas)
})

/** Areas as files may call them. */
export const namedAreas = ({ areas }: DeskList) =>
  areas.map((area) => ({ id: area.id, number: area.number, name: areaName(area) }))
