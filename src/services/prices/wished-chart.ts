import type { CountryId } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { type ChartData, chartData, type ChartLine } from "../../domain/price-history/chart-data.ts"
import type { ChartWish, Comparison } from "../../domain/price-history/chart-wish.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import type { Client } from "../client/client.ts"
import { loadSeries, type SeriesOf } from "./price-series.ts"

/** A chart's own line. */
export interface ChartSubject {
  readonly countryId: CountryId
  readonly series: SeriesOf
  /** What the line is called. */
  readonly name: string
}

/** Series are asked for once a page: ranges are cut from what is known. */
export type KnownSeries = Map<string, ChartLine["values"]>

const comparedSeries = (
  { countryId, series }: ChartSubject,
  comparison: Comparison
): { readonly series: SeriesOf; readonly name: string } | undefined => {
  if (comparison.kind === "product") {
    const group = productGroups.find(({ productId }) => productId === comparison.productId)
    return group && { series: { kind: "product", productId: group.productId }, name: group.name }
  }
  const index = regionsOf(countryId).findIndex(({ slug }) => slug === comparison.slug)
  const state = regionsOf(countryId)[index]
  return series.kind === "product" && state !== undefined
    ? { series: { kind: "product", productId: series.productId, stateId: index + 1 }, name: state.name }
    : undefined
}

/** What the own line is called: beside another fuel by its fuel, as both are of the same country. */
const ownName = ({ series, name }: ChartSubject, comparison: Comparison | null): string => {
  if (comparison?.kind !== "product" || series.kind !== "product") return name
  return productGroups.find(({ productId }) => productId === series.productId)?.name ?? name
}

/** Loads what a chart of this subject shows for a wish. */
export const wishedChart = async (
  client: Client,
  subject: ChartSubject,
  { rangeType, comparison }: ChartWish,
  known: KnownSeries = new Map(),
  signal?: AbortSignal
): Promise<ChartData> => {
  const lineOf = async (name: string, series: SeriesOf): Promise<ChartLine> => {
    const key = JSON.stringify(series)
    const values = known.get(key) ?? (await loadSeries(client, subject.countryId, series, signal))
    known.set(key, values)
    return { name, values }
  }
  const compared = comparison === null ? undefined : comparedSeries(subject, comparison)
  const [line, other] = await Promise.all([
    lineOf(ownName(subject, comparison), subject.series),
    compared === undefined ? null : lineOf(compared.name, compared.series)
  ])
  return chartData(line, other, rangeType)
}
