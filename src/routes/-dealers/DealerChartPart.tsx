import { useLingui } from "@lingui/react/macro"
import { ChartReadout } from "../../ui/price-chart/ChartReadout.tsx"
import { StillChart } from "../../ui/price-chart/StillChart.tsx"
import { useChartWords } from "../../ui/price-chart/use-chart-words.ts"
import type { DealerPageFacts } from "../../ui/dealers-public/dealer-facts.ts"

interface DealerChartPartProps {
  readonly chart: NonNullable<DealerPageFacts["chart"]>
  readonly name: string
}

/** Chart of a dealer's price and the market price in the last year, with the latest values of both. */
export function DealerChartPart({ chart: { data, unit }, name }: DealerChartPartProps) {
  const { t } = useLingui()
  const words = useChartWords(unit)
  const last = data.line.values.at(-1)
  const market = data.compared?.values.at(-1)
  if (last === undefined) return null
  return (
    <>
      <ChartReadout
        day={words.day(last.day)}
        unit={words.unit}
        values={[
          { name: data.line.name, text: words.value(last.value) },
          ...(data.compared === null || market === undefined
            ? []
            : [{ name: data.compared.name, text: words.value(market.value) }])
        ]}
        hasBand={false}
      />
      <StillChart name={t`Preis von ${name} und Markt, ein Jahr`} data={data} unit={unit} />
    </>
  )
}
