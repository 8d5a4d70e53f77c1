import { fromPromise } from "xstate"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartWish } from "../../domain/price-history/chart-wish.ts"
import type { Client } from "../client/client.ts"
import type { ChartSubject } from "../../domain/price-history/chart-lines.ts"
import { type KnownSeries, wishedChart } from "../prices/wished-chart.ts"

/** Implements the port of a chart: each series is requested once while the page is open. */
export const priceChartActors = (client: Client, subject: ChartSubject, known: KnownSeries) => ({
  fetchChart: fromPromise<ChartData, ChartWish>(({ input, signal }) =>
    wishedChart(client, subject, input, known, signal)
  )
})
