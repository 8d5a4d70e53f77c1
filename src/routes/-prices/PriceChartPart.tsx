import PriceChartIsland, {
  type PriceChartIslandProps,
  texts
} from "../../ui/price-chart/PriceChart.island.tsx"
import { Island } from "../../ui/kit/live/Island.tsx"

/** A chart of documents: it comes to life when somebody turns to it. */
export function PriceChartPart(props: PriceChartIslandProps) {
  return <Island name="price-chart/PriceChart" component={PriceChartIsland} props={props} texts={texts} />
}
