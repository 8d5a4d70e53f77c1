import type { Unit } from "../../domain/product/group-facts.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/group-table.ts"

const standsFor: Readonly<Record<Unit, number>> = {
  l: groupTable.heatingOil.id,
  Palette: groupTable.sacks.id,
  kg: groupTable.loosePellets.id
}

/** The key columns of the table of daily sums (decision 025). */
export const dayKey =
  "country_id, day, dealer_id, product_group_id, product_id, zip_area, pays_by_rate, currency"

export const figureNames = ["orders", "cancellations", "amount", "revenue_cents", "settled"] as const

const figures = figureNames.join(", ")

/** The summed figures of several rows. */
export const summed = figureNames.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

/** Condition: at least one sum is not zero. */
export const somethingSummed = figureNames.map((figure) => `sum(${figure}) <> 0`).join(" or ")

/** The group that represents a group's unit: heating oil for litres, sacks for pallets, loose pellets for kilograms. */
const unitGroup = `(case ${productGroups.map(({ id, unit }) => `when product_group_id = ${id} then ${standsFor[unit]}`).join(" ")} end)::smallint`

/** Rows with the representative group of their unit. */
const byUnit = (rows: string): string => `(select *, ${unitGroup} as unit_group from ${rows}) u`

/**
 * A table of sums with fewer key columns than the daily sums: folding adds to it, and the nightly check compares it
 * with the daily sums.
 */
export interface Grain {
  readonly table: string
  readonly key: string
  /** Groups daily sums or deltas by the columns of this table's key. */
  readonly of: (rows: string) => string
}

const asTheyAre = (rows: string) => rows

const totals: Grain = {
  table: "order_day_total",
  key: "country_id, day, product_group_id, product_id, pays_by_rate, currency",
  of: asTheyAre
}

const areas: Grain = {
  table: "order_day_area",
  key: "country_id, day, zip_area, unit_group, currency",
  of: byUnit
}

const areaParts: Grain = {
  table: "order_day_area_part",
  key: "country_id, product_id, day, zip_area, pays_by_rate, unit_group, currency",
  of: byUnit
}

const sales: Grain = {
  table: "order_day_sale",
  key: "country_id, day, dealer_id, product_group_id, product_id, currency",
  of: asTheyAre
}

export const grains: ReadonlyArray<Grain> = [totals, areas, areaParts, sales]

/** The stored sums and the deltas that are not folded yet: together they match the current orders. */
const whole = ({ table, key, of }: Grain): string =>
  `(select ${key}, ${figures} from ${table} union all select ${key}, ${figures} from ${of("order_delta")})`

/** The sums with the representative group of the unit in place of the group. */
const wholeByUnit = (grain: Grain): string =>
  `(select *, unit_group as product_group_id from ${whole(grain)} w)`

export const wholeDays = whole({ table: "order_day", key: dayKey, of: asTheyAre })

/** For requests by neither dealer nor area. */
export const wholeTotals = whole(totals)

/** For requests by area only. */
export const wholeAreas = wholeByUnit(areas)

/** For requests by area with a product or payment method. */
export const wholeAreaParts = wholeByUnit(areaParts)

/** For requests by dealer and product. */
export const wholeSales = whole(sales)
