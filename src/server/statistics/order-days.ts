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

/** SQL columns that sum the metrics of several rows. */
export const summed = figureNames.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

/** SQL condition: at least one sum is not zero. */
export const somethingSummed = figureNames.map((figure) => `sum(${figure}) <> 0`).join(" or ")

/**
 * SQL expression for the group that represents all groups with the same unit: heating oil for litres, sacks for
 * pallets, loose pellets for kilograms.
 */
const unitGroup = `(case ${productGroups.map(({ id, unit }) => `when product_group_id = ${id} then ${standsFor[unit]}`).join(" ")} end)::smallint`

/** Returns SQL that adds to rows the group that represents their unit. */
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

/**
 * Returns SQL for the stored sums together with the deltas not yet added to them: together they match the current
 * orders.
 */
const whole = ({ table, key, of }: Grain): string =>
  `(select ${key}, ${figures} from ${table} union all select ${key}, ${figures} from ${of("order_delta")})`

/** Returns SQL for the sums in which each group is replaced by the one that represents its unit. */
const wholeByUnit = (grain: Grain): string =>
  `(select *, unit_group as product_group_id from ${whole(grain)} w)`

export const wholeDays = whole({ table: "order_day", key: dayKey, of: asTheyAre })

/** SQL for requests that name neither a dealer nor an area. */
export const wholeTotals = whole(totals)

/** SQL for requests that name only an area. */
export const wholeAreas = wholeByUnit(areas)

/** SQL for requests that name an area and a product or payment method. */
export const wholeAreaParts = wholeByUnit(areaParts)

/** SQL for requests that name a dealer and a product. */
export const wholeSales = whole(sales)
