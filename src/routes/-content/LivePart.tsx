import { targetOfLanding } from "../../domain/calculator/simple-form.ts"
import type { LiveContent } from "../../ui/content/live-content.ts"
import { ChartSection } from "../../ui/content/ChartSection.tsx"
import { StillChart } from "../../ui/price-chart/StillChart.tsx"
import { SimpleCalculatorPart } from "../-offers/SimpleCalculatorPart.tsx"
import type { LoadedLive } from "./load-live.ts"

/** Returns the parts of a content page that come from other UI modules: its calculator and its charts. */
export const liveContent = (
  { calculator, given, prices, offers, instalments, charts }: LoadedLive,
  page: `/${string}`
): LiveContent => ({
  prices,
  offers,
  instalments,
  calculator: calculator && (
    <SimpleCalculatorPart
      groupId={given ?? calculator.groupId}
      isGroupGiven={given !== undefined}
      target={
        calculator.target ?? targetOfLanding(given, instalments === "chosen" ? "inInstalments" : "asUsual")
      }
      shape={{ bar: calculator.groups }}
      page={page}
    />
  ),
  charts: Object.fromEntries(
    charts.map(({ chart, ...still }) => [
      chart,
      <ChartSection key={chart} title={still.name} path={`/charts/${chart}`}>
        <StillChart {...still} />
      </ChartSection>
    ])
  )
})
