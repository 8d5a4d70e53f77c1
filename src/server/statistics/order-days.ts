import type { Unit } from "../../domain/product/group-facts.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/product-groups.ts"

const standsFor: Readonly<Record<Unit, number>> = {
  l: groupTable.heatingOil.id,
  Palette: groupTable.sacks.id,
  kg: groupTable.loosePellets.id
}

/** What one row of the days is about (decision 025). */
export const dayKey =
  "country_id, day, dealer_id, product_group_id, product_id, zip_area, pays_by_rate, currency"

export const figureNames = ["orders", "cancellations", "amount", "revenue_cents", "settled"] as const

const figures = figureNames.join(", ")

/** The figures of several rows as one. */
export const summed = figureNames.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

/** Whatever is not all zero. */
export const somethingSummed = figureNames.map((figure) => `sum(${figure}) <> 0`).join(" or ")

/** The group that stands for a group's unit: heating oil for litres, sacks for pallets, loose pellets for kilograms. */
const unitGroup = `(case ${productGroups.map(({ id, unit }) => `when product_group_id = ${id} then ${standsFor[unit]}`).join(" ")} end)::smallint`

/** Rows with the group of their unit. */
const byUnit = (rows: string): string => `(select *, ${unitGroup} as unit_group from ${rows}) u`

/** A table of sums of the days by fewer columns: a fold adds to it, the nightly check compares it with the days. */
export interface Grain {
  readonly table: string
  readonly key: string
  /** Days or deltas with the columns of its key. */
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

/** What is kept and what is not folded into it yet: together what the orders are at this moment. */
const whole = ({ table, key, of }: Grain): string =>
  `(select ${key}, ${figures} from ${table} union all select ${key}, ${figures} from ${of("order_delta")})`

/** The group of a unit takes the place of the group. */
const wholeByUnit = (grain: Grain): string =>
  `(select *, unit_group as product_group_id from ${whole(grain)} w)`

export const wholeDays = whole({ table: "order_day", key: dayKey, of: asTheyAre })

/** Where neither dealer nor area is asked for. */
export const wholeTotals = whole(totals)

/** By areas and nothing else. */
export const wholeAreas = wholeByUnit(areas)

/** By areas, of a product or a way to pay. */
export const wholeAreaParts = wholeByUnit(areaParts)

/** By dealers and products. */
export const wholeSales = whole(sales)
