import { useLingui } from "@lingui/react/macro"
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import { placeByKey } from "../kit/chart/scale.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import type { ChartUnit } from "./chart-unit.ts"
import { ChartFrame } from "./ChartFrame.tsx"
import { ChartReadout } from "./ChartReadout.tsx"
import { geometryOf, nearestTo, valueOn } from "./geometry.ts"
import s from "./PriceChart.module.css"
import { useChartWords } from "./use-chart-words.ts"

interface PriceChartProps {
  /** What is shown, for those who listen: "Preis für lose Holzpellets in Deutschland". */
  readonly name: string
  readonly data: ChartData
  readonly unit: ChartUnit
}

interface Cursor {
  readonly place: number
  /** Who moves it by keys hears what is there. */
  readonly by: "key" | "pointer"
}

/**
 * Prices by day as a picture: read by eye, by a finger or pointer that moves over it, and by the arrow keys. The same
 * figures stand in a table below, which is the page's.
 */
export function PriceChart({ name, data, unit }: PriceChartProps) {
  const { t } = useLingui()
  const words = useChartWords(unit)
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const isPressed = useRef(false)
  const hintId = useId()
  const { values } = data.line
  const last = values.length - 1
  const chosen = cursor === null ? null : Math.min(cursor.place, last)
  const seen = values[chosen ?? last]
  if (seen === undefined) return <p className={s["empty"]}>{t`Davon gibt es noch keine Preise.`}</p>
  const geometry = geometryOf(data)
  const compared = data.compared === null ? undefined : valueOn(data.compared.values, seen.day)
  const onKey = (event: KeyboardEvent) => {
    const place = placeByKey(event.key, chosen, values.length)
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setCursor(place === null ? null : { place, by: "key" })
  }
  const onPoint = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setCursor({ place: nearestTo((clientX - left) / width, values, geometry), by: "pointer" })
  }
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
        <input
          type="range"
          className={s["cursor"]}
          min={0}
          max={last}
          value={chosen ?? last}
          aria-label={name}
          aria-describedby={hintId}
          aria-valuetext={`${words.day(seen.day)}: ${words.value(seen.value)} ${words.unit}`}
          onChange={({ target }) => {
            // a pointer is followed as it moves, others step
            if (!isPressed.current) setCursor({ place: Number(target.value), by: "key" })
          }}
          onKeyDown={onKey}
          onBlur={() => setCursor(null)}
          onPointerDown={(event) => {
            isPressed.current = true
            onPoint(event)
          }}
          onPointerUp={() => {
            isPressed.current = false
          }}
          onPointerCancel={() => {
            isPressed.current = false
          }}
          onPointerMove={onPoint}
          onPointerLeave={({ pointerType }) => {
            // a finger that is lifted leaves what it has found
            if (pointerType === "mouse") setCursor(null)
          }}
        />
      </ChartFrame>
      <p id={hintId} className={s["hint"]}>
        {t`Mit den Pfeiltasten oder dem Finger lesen Sie einzelne Tage ab.`}
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
