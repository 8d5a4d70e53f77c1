import PriceChartIsland, {
  type PriceChartIslandProps,
  texts
} from "../../ui/price-chart/PriceChart.island.tsx"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import { packChart } from "../../domain/price-history/packed-chart.ts"
import { Island } from "../../ui/kit/live/Island.tsx"

export interface PriceChartPartProps extends Omit<PriceChartIslandProps, "chart"> {
  readonly data: ChartData
}

/** A chart on document pages, hydrated on the first interaction. */
export function PriceChartPart({ data, ...rest }: PriceChartPartProps) {
  return (
    <Island
      name="price-chart/PriceChart"
      component={PriceChartIsland}
      props={{ ...rest, chart: packChart(data) }}
      texts={texts}
    />
  )
}
