import type { FeeKey } from "../offer/offer.ts"
import { type ProductGroupId, productGroups } from "../product/product-group.ts"
import { optionsOf } from "./catalogue.ts"
import { gentleBlowing, isBlownIn, isLiquid } from "./option-ids.ts"

/** How a fee row is charged: once, at each delivery point, or per price unit (1 000 kg, 100 l, one pallet). */
export type FeeBasis = "order" | "station" | "unit"

/** A row that a dealer's fee table may have for a product group. */
export interface FeeEntry {
  readonly key: FeeKey
  /** `dealer_fee.option_id`; 0 if no option causes the fee. */
  readonly optionId: number
  /** The usual basis; the dealer's row may specify another one. */
  readonly basis: FeeBasis
  readonly name: string
  /**
   * Whether the fee is mandatory: it is part of every total and counts as 0 if the row is missing. Any other fee is
   * charged on request, and a dealer without the row does not sell the service.
   */
  readonly unavoidable: boolean
}

const basisOf = (key: FeeKey): FeeBasis =>
  key === "BlowingIn" || key === "AdditionalStation" || key === "TubeLength"
    ? "station"
    : key === "ClimatePart"
      ? "unit"
      : "order"

const entry = (key: FeeKey, optionId: number, name: string, unavoidable = false): FeeEntry => ({
  key,
  optionId,
  basis: basisOf(key),
  name,
  unavoidable
})

const list = (groupId: ProductGroupId): ReadonlyArray<FeeEntry> => [
  ...(isBlownIn(groupId)
    ? [entry("BlowingIn", 0, "Einblasen", true), entry("BlowingIn", gentleBlowing.id, gentleBlowing.name)]
    : []),
  entry("AdditionalStation", 0, "Weitere Lieferstellen"),
  ...optionsOf(groupId).flatMap((option) =>
    option.fee === undefined ? [] : [entry(option.fee, option.id, option.name)]
  ),
  entry("AppointmentPlus", 0, "Termin Plus: feste Stunde nach Absprache"),
  ...(isLiquid(groupId) ? [entry("ClimatePart", 0, "Klimabeitrag")] : [])
]

const byGroup = new Map(productGroups.map((group) => [group.id, list(group.id)]))

/** Returns all fee rows that a dealer may have for a product group (rule price.fees). */
export const feesOf = (groupId: ProductGroupId): ReadonlyArray<FeeEntry> => byGroup.get(groupId) ?? []
