import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import type { SeriesArea } from "../../domain/price-history/chart-lines.ts"
import type { FileArea } from "../../domain/price-history/chart-wish.ts"
import {
  type ChartArea,
  chartFilesPath,
  type ChartName,
  chartOf,
  chartOfPart,
  wishOf
} from "../../domain/price-history/charts.ts"
import type { Client } from "../../services/client/client.ts"
import { type KnownSeries, wishedChart } from "../../services/prices/wished-chart.ts"
import type { PriceChartPartProps } from "./PriceChartPart.tsx"

interface Asked {
  readonly client: Client
  readonly countryId: CountryId
  readonly i18n: I18n
  readonly query: { readonly zeitraum?: unknown; readonly vergleich?: unknown }
  /** The page that the chart's choices link to; the current page by default. */
  readonly path?: `/${string}`
  /** The area of the prices; the whole country by default. */
  readonly of?: ChartArea
}

interface LoadedChart {
  readonly chart: PriceChartPartProps
  /** All known values of the chart's line. */
  readonly whole: PriceChartPartProps["data"]["line"]["values"]
  /** The first and the last day with a value, as yyyy-MM-dd. */
  readonly days: readonly [first: string, last: string] | undefined
}

/** Returns the area for the URLs of a chart's files. */
const fileAreaOf = (countryId: CountryId, { stateId, countyCode, zipCode }: SeriesArea): FileArea => {
  if (zipCode !== undefined) return { zipCode }
  if (countyCode !== undefined) return { countyCode }
  const region = stateId === undefined ? undefined : regionsOf(countryId)[stateId - 1]?.slug
  return region === undefined ? {} : { region }
}

/** Loads a chart for its page; `undefined` if the chart cannot be loaded. */
export const loadChart = async (
  name: ChartName,
  { client, countryId, i18n, query, path, of }: Asked
): Promise<LoadedChart | undefined> => {
  const whole = chartOf(name, countryId)
  const chart = of === undefined ? whole : chartOfPart(whole, of)
  const { fuel, subject, unit, choices } = chart
  const wish = wishOf(chart, query)
  const known: KnownSeries = new Map()
  try {
    const data = await wishedChart(client, subject, wish, known)
    const values = known.get(JSON.stringify(subject.series)) ?? []
    const title =
      subject.series.kind === "product"
        ? i18n._(msg`Preis für ${fuel}, ${subject.name}`)
        : i18n._(msg`Preis für ${subject.name}`)
    const part: SeriesArea = subject.series.kind === "product" ? subject.series : {}
    const filesPath = chartFilesPath(countryId, name)
    const filesArea = fileAreaOf(countryId, part)
    const [first, last] = [values[0], values.at(-1)]
    const days = first && last ? ([isoOfDay(first.day), isoOfDay(last.day)] as const) : undefined
    return {
      days,
      chart: { name: title, subject, unit, wish, data, choices, path, filesPath, filesArea },
      whole: values
    }
  } catch {
    // the page is complete without the chart, and reports that it is missing
    return undefined
  }
}
