import { productGroups, type Unit } from "../../domain/product-group.ts"

const standsFor: Readonly<Record<Unit, number>> = { l: 1, Palette: 4, kg: 3 }

/** What one row of the days is about (docs/decisions/025). */
export const dayKey =
  "country_id, day, dealer_id, product_group_id, product_id, zip_area, pays_by_rate, currency"

/** The same where neither dealer nor area is asked for. */
export const totalKey = "country_id, day, product_group_id, product_id, pays_by_rate, currency"

/** By areas alone, with a group that stands for all of its unit. */
export const areaKey = "country_id, day, zip_area, unit_group, currency"

/** The group that stands for a group's unit: heating oil for litres, sacks for pallets, loose pellets for kilograms. */
const unitGroup = `(case ${productGroups.map(({ id, unit }) => `when product_group_id = ${id} then ${standsFor[unit]}`).join(" ")} end)::smallint`

/** Rows of days or deltas as those of the areas. */
export const asAreas = (rows: string): string =>
  `(select country_id, day, zip_area, ${unitGroup} as unit_group, currency, ${figureNames.join(", ")} from ${rows}) a`

export const figureNames = ["orders", "cancellations", "amount", "revenue_cents", "settled"] as const

const figures = figureNames.join(", ")

/** The figures of several rows as one. */
export const summed = figureNames.map((figure) => `sum(${figure})::int8 as ${figure}`).join(", ")

/** Whatever is not all zero. */
export const somethingSummed = figureNames.map((figure) => `sum(${figure}) <> 0`).join(" or ")

/** Days and what is not folded into them yet: together what the orders are at this moment. */
export const wholeDays = `(select ${dayKey}, ${figures} from order_day
    union all select ${dayKey}, ${figures} from order_delta)`

export const wholeAreas = `(select country_id, day, zip_area, unit_group as product_group_id, currency, ${figures}
    from order_day_area
    union all select country_id, day, zip_area, product_group_id, currency, ${figures} from order_delta)`

export const wholeTotals = `(select ${totalKey}, ${figures} from order_day_total
    union all select ${totalKey}, ${figures} from order_delta)`
