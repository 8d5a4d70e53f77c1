import { type ChartData, chartData, type ChartLine } from "../../domain/price-history/chart-data.ts"
import { type ChartSubject, linesOf, type NamedSeries } from "../../domain/price-history/chart-lines.ts"
import type { ChartWish } from "../../domain/price-history/chart-wish.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import type { Client } from "../client/client.ts"
import { loadSeries } from "./price-series.ts"

/**
 * Values of the series that were loaded on this page: each series is loaded once, and ranges are cut from the loaded
 * values.
 */
export type KnownSeries = Map<string, ChartLine["values"]>

/** Caches the ranges of a single line by range type, since pages of the same federal state show the same line. */
const rangesOf = rememberedFor((_values: ChartLine["values"]) => new Map<number, ChartData>())

const aloneIn = ({ name, values }: ChartLine, rangeType: number): ChartData => {
  const ranges = rangesOf(values)
  const data = ranges.get(rangeType) ?? chartData({ name, values }, null, rangeType)
  ranges.set(rangeType, data)
  return data.line.name === name ? data : { ...data, line: { ...data.line, name } }
}

/** Loads the data that a chart of this subject shows for a selection. */
export const wishedChart = async (
  client: Client,
  subject: ChartSubject,
  { rangeType, comparison }: ChartWish,
  known: KnownSeries = new Map(),
  signal?: AbortSignal
): Promise<ChartData> => {
  const lineOf = async ({ name, series }: NamedSeries): Promise<ChartLine> => {
    const key = JSON.stringify(series)
    const values = known.get(key) ?? (await loadSeries(client, subject.countryId, series, signal))
    known.set(key, values)
    return { name, values }
  }
  const [own, compared] = linesOf(subject, comparison)
  const [line, other] = await Promise.all([lineOf(own), compared === undefined ? null : lineOf(compared)])
  return other === null ? aloneIn(line, rangeType) : chartData(line, other, rangeType)
}
