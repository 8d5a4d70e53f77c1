import { useLingui } from "@lingui/react/macro"
import { useId, useState } from "react"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import { daysApart } from "../../domain/price-history/chart-series.ts"
import { type Cursor, ReadingCursor } from "../kit/chart/ReadingCursor.tsx"
import { LiveRegion } from "../kit/Hidden.tsx"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import { ChartFrame } from "./ChartFrame.tsx"
import { ChartReadout } from "./ChartReadout.tsx"
import { geometryOf, nearestTo, valueOn } from "../../domain/price-history/geometry.ts"
import s from "./PriceChart.module.css"
import { useChartWords } from "./use-chart-words.ts"

interface PriceChartProps {
  /** Name of the chart for screen readers: "Preis für lose Holzpellets in Deutschland". */
  readonly name: string
  readonly data: ChartData
  readonly unit: ChartUnit
}

/**
 * Prices by day as a picture, which users explore with a finger, a pointer or the arrow keys. The page shows the same
 * values in a table below.
 */
export function PriceChart({ name, data, unit }: PriceChartProps) {
  const { t } = useLingui()
  const words = useChartWords(unit)
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const hintId = useId()
  const { values } = data.line
  const last = values.length - 1
  const step = daysApart(values)
  const chosen = cursor === null ? null : Math.min(cursor.place, last)
  const seen = values[chosen ?? last]
  if (seen === undefined) return <p className={s["empty"]}>{t`Davon gibt es noch keine Preise.`}</p>
  const geometry = geometryOf(data)
  const compared = data.compared === null ? undefined : valueOn(data.compared.values, seen.day)
  return (
    <div className={s["chart"]}>
      <ChartReadout
        day={words.day(seen.day)}
        unit={words.unit}
        values={[
          { name: data.line.name, text: words.value(seen.value) },
          ...(data.compared === null
            ? []
            : [{ name: data.compared.name, text: compared === undefined ? "–" : words.value(compared) }])
        ]}
        hasBand={data.band.length > 0}
      />
      <ChartFrame
        data={data}
        geometry={geometry}
        words={words}
        at={chosen === null ? null : { day: seen.day, values: [seen.value, compared] }}
      >
        <ReadingCursor
          name={name}
          hintId={hintId}
          valueText={`${words.day(seen.day)}: ${words.value(seen.value)} ${words.unit}`}
          count={values.length}
          chosen={chosen}
          placeAt={(share) => nearestTo(share, values, geometry)}
          onMove={setCursor}
        />
      </ChartFrame>
      <p id={hintId} className={s["hint"]}>
        {step === 1
          ? t`Mit den Pfeiltasten oder dem Finger lesen Sie einzelne Tage ab.`
          : t`Mit den Pfeiltasten oder dem Finger lesen Sie etwa jeden ${step}. Tag ab.`}
      </p>
      <LiveRegion>
        {cursor?.by === "key" &&
          [
            `${words.day(seen.day)}: ${data.line.name} ${words.value(seen.value)}`,
            ...(data.compared === null || compared === undefined
              ? []
              : [`${data.compared.name} ${words.value(compared)}`])
          ].join(", ")}
      </LiveRegion>
    </div>
  )
}
