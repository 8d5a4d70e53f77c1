import { Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { chartData } from "../../domain/price-history/chart-data.ts"
import { linesOf, type NamedSeries } from "../../domain/price-history/chart-lines.ts"
import { comparisonText } from "../../domain/price-history/chart-wish.ts"
import {
  chartInState,
  type ChartName,
  chartOf,
  seriesName,
  wishOf
} from "../../domain/price-history/charts.ts"
import { seriesValues } from "./series-values.ts"

/** Query parameters of a chart. */
export interface ChartQuery {
  readonly zeitraum?: string
  readonly vergleich?: string
  /** A state by its path segment, instead of the complete country. */
  readonly region?: string
}

/** The chart of the page with the same query parameters, reduced to at most this many points. */
export const wishedChart = Effect.fnUntraced(function* (
  countryId: CountryId,
  name: ChartName,
  query: ChartQuery,
  most?: number
) {
  const whole = chartOf(name, countryId)
  const chart = chartInState(whole, query.region)
  const { rangeType, comparison } = wishOf(chart, query)
  const [own, compared] = linesOf(chart.subject, comparison)
  const lineOf = ({ name: called, series }: NamedSeries) =>
    Effect.map(seriesValues(countryId, series), (values) => ({ name: called, values }))
  const line = yield* lineOf(own)
  const other = compared === undefined ? null : yield* lineOf(compared)
  const data = chartData(line, other, rangeType, most)
  const [first, last] = [data.line.values[0], data.line.values.at(-1)]
  return {
    chart,
    data,
    /** "Preis für Holzpellets lose, Deutschland", the page's own title. */
    title: `Preis für ${seriesName(countryId, chart.subject.series)}`,
    names: [
      seriesName(countryId, own.series),
      compared === undefined ? undefined : seriesName(countryId, compared.series)
    ] as const,
    /** Without the file extension: "heizmarkt-pellets-de-2025-11-27-2026-11-26-bayern", with Bavaria as comparison. */
    fileName: [
      "heizmarkt",
      name,
      localeOfCountry(countryId).bcp47.slice(-2).toLowerCase(),
      ...(chart === whole ? [] : [query.region]),
      ...(first && last ? [isoOfDay(first.day), isoOfDay(last.day)] : []),
      ...(comparison === null ? [] : [comparisonText(comparison)])
    ].join("-")
  }
})
