import { countryAreaName } from "../place/area-name.ts"
import type { CountryId } from "../place/country.ts"
import { regionsOf } from "../place/region.ts"
import { productGroups } from "../product/product-group.ts"
import type { Comparison } from "./chart-wish.ts"

/** The area of a line's prices; if no field is set, the complete country. */
export interface SeriesArea {
  /** Number of the federal state in `country-states`. */
  readonly stateId?: number
  readonly countyCode?: string
  /** All postal codes with the same prefix as this one. */
  readonly zipCode?: string
}

/** The data source of a line: a product in a country or a part of it, or a market quotation. */
export type SeriesOf =
  | ({ readonly kind: "product"; readonly productId: number } & SeriesArea)
  | { readonly kind: "factor"; readonly factorId: number }

/** A chart's own line. */
export interface ChartSubject {
  readonly countryId: CountryId
  readonly series: SeriesOf
  /** The displayed name of the line. */
  readonly name: string
}

/** A line before its values are loaded. */
export interface NamedSeries {
  readonly name: string
  readonly series: SeriesOf
}

const comparedSeries = (
  { countryId, series }: ChartSubject,
  comparison: Comparison
): NamedSeries | undefined => {
  if (comparison.kind === "product") {
    const group = productGroups.find(({ productId }) => productId === comparison.productId)
    // the area is that of the chart's own line: prices of two areas would differ for reasons other than the fuel
    const of = series.kind === "product" ? series : { kind: "product" as const }
    return group && { series: { ...of, productId: group.productId }, name: group.name }
  }
  if (comparison.kind === "country")
    return series.kind === "product"
      ? { series: { kind: "product", productId: series.productId }, name: countryAreaName(countryId) }
      : undefined
  const index = regionsOf(countryId).findIndex(({ slug }) => slug === comparison.slug)
  const state = regionsOf(countryId)[index]
  return series.kind === "product" && state !== undefined
    ? { series: { kind: "product", productId: series.productId, stateId: index + 1 }, name: state.name }
    : undefined
}

/**
 * Returns the name of the chart's own line: the name of the fuel if the line is compared with that of another fuel,
 * since both lines have the same area.
 */
const ownName = ({ series, name }: ChartSubject, comparison: Comparison | null): string => {
  if (comparison?.kind !== "product" || series.kind !== "product") return name
  return productGroups.find(({ productId }) => productId === series.productId)?.name ?? name
}

/** Returns the lines of a chart: its own line and the compared one. */
export const linesOf = (
  subject: ChartSubject,
  comparison: Comparison | null
): readonly [own: NamedSeries, compared: NamedSeries | undefined] => [
  { name: ownName(subject, comparison), series: subject.series },
  comparison === null ? undefined : comparedSeries(subject, comparison)
]
