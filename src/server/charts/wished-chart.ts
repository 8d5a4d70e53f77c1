import { Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { chartData } from "../../domain/price-history/chart-data.ts"
import { linesOf, type NamedSeries, type SeriesOf } from "../../domain/price-history/chart-lines.ts"
import { comparisonText, type FileArea } from "../../domain/price-history/chart-wish.ts"
import {
  type ChartName,
  chartOf,
  chartOfFile,
  seriesName,
  wishOf
} from "../../domain/price-history/charts.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { slugOf } from "../../domain/place/slug.ts"
import { Places } from "../ports/places.ts"
import { seriesValues } from "./series-values.ts"

/** Query parameters of a chart. */
export interface ChartQuery extends FileArea {
  readonly zeitraum?: string
  readonly vergleich?: string
}

/** Returns a function from county codes to county names, as shown on the counties' pages. */
const countyNames = Effect.fnUntraced(function* (countryId: CountryId) {
  const places = yield* Places
  const { countiesOf } = yield* places.gazetteer(countryId)
  return (code: string) =>
    regionsOf(countryId)
      .flatMap((region) => countiesOf(region.code))
      .find((county) => county.code === code)?.name
})

/** Returns the chart that the page shows for the same query parameters, reduced to at most this many points. */
export const wishedChart = Effect.fnUntraced(function* (
  countryId: CountryId,
  name: ChartName,
  query: ChartQuery,
  most?: number
) {
  const whole = chartOf(name, countryId)
  const nameOfCounty = query.countyCode === undefined ? () => undefined : yield* countyNames(countryId)
  const chart = chartOfFile(whole, query, nameOfCounty)
  const { subject } = chart
  // only the chart's own line and the line of another fuel can belong to a county
  const nameOf = (series: SeriesOf) =>
    series.kind === "product" && series.countyCode !== undefined
      ? seriesName(countryId, series, subject.name)
      : seriesName(countryId, series)
  const { rangeType, comparison } = wishOf(chart, query)
  const [own, compared] = linesOf(subject, comparison)
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
    title: `Preis für ${nameOf(subject.series)}`,
    names: [nameOf(own.series), compared === undefined ? undefined : nameOf(compared.series)] as const,
    /**
     * File name without extension, e.g. "heizmarkt-pellets-de-2025-11-27-2026-11-26-bayern", with Bavaria as
     * comparison.
     */
    fileName: [
      "heizmarkt",
      name,
      localeOfCountry(countryId).bcp47.slice(-2).toLowerCase(),
      ...(chart === whole ? [] : [slugOf(subject.name)]),
      ...(first && last ? [isoOfDay(first.day), isoOfDay(last.day)] : []),
      ...(comparison === null ? [] : [comparisonText(comparison)])
    ].join("-")
  }
})
