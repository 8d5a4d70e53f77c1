import { Trans, useLingui } from "@lingui/react/macro"
import { LocateFixed, Maximize2, ZoomIn, ZoomOut } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../kit/Button.tsx"
import "./chart.css"
import type { Drawn } from "./drawn.ts"
import s from "./Machines.module.css"
import { innermost } from "./machine-state.ts"
import { MachineChart } from "./MachineChart.tsx"

interface ChartViewProps {
  readonly drawn: Drawn
  readonly active: ReadonlySet<string>
  /** Whether the page is hydrated. */
  readonly isLive: boolean
}

/** Scrollable areas must be reachable by keyboard even without focusable content (WCAG 2.1.1). */
const scrolledByKeys = { role: "group", tabIndex: 0, "aria-labelledby": "machine-chart" } as const

const smallest = 0.25
const largest = 2

/** Scrolls only the frame until the element found by the selector is in its middle. */
const bringToMiddle = (frame: HTMLElement | null, selector: string): void => {
  const place = frame?.querySelector(selector)?.getBoundingClientRect()
  if (frame === null || place === undefined) return
  const outer = frame.getBoundingClientRect()
  frame.scrollBy({
    left: place.left + place.width / 2 - outer.left - outer.width / 2,
    top: place.top + place.height / 2 - outer.top - outer.height / 2
  })
}

/**
 * The state chart with scrolling and zoom; initially in full size, scrolled to the current state of this tab's machine,
 * or to the initial state.
 */
export function ChartView({ drawn, active, isLive }: ChartViewProps) {
  const { t } = useLingui()
  const [scale, setScale] = useState<number | "fit">(1)
  const frame = useRef<HTMLDivElement>(null)
  const by = (factor: number) => {
    const shown = frame.current?.querySelector("svg")?.getBoundingClientRect().width ?? drawn.width
    setScale(Math.min(largest, Math.max(smallest, (shown / drawn.width) * factor)))
  }
  const places = innermost(drawn.machine, active)
  const isRunning = places.length > 0
  const boxOf = (place: string | undefined) => `[data-state="${drawn.machine}.${place}"]`
  const nextPlace = useRef(0)
  /** Shows the next active state on each press, since parallel regions have several active states. */
  const showNext = () => bringToMiddle(frame.current, boxOf(places[nextPlace.current++ % places.length]))
  const first = isRunning ? boxOf(places[0]) : ".start circle"
  const brought = useRef<"nothing" | "beginning" | "state">("nothing")
  // runs at most once for the initial state and once for a running state, since the reader may have scrolled away since
  // then
  useEffect(() => {
    const now = isRunning ? "state" : "beginning"
    if (brought.current === "state" || brought.current === now) return
    brought.current = now
    bringToMiddle(frame.current, first)
  }, [first, isRunning])
  return (
    <section className={s["chart"]} aria-labelledby="machine-chart">
      <div className={s["bar"]}>
        <h2 id="machine-chart">
          <Trans>Ablauf</Trans>
        </h2>
        <Button look="quiet" disabled={!isLive} onClick={() => by(0.8)} aria-label={t`Kleiner`}>
          <ZoomOut size={18} aria-hidden="true" />
        </Button>
        <Button look="quiet" disabled={!isLive} onClick={() => by(1.25)} aria-label={t`Größer`}>
          <ZoomIn size={18} aria-hidden="true" />
        </Button>
        <Button look="quiet" disabled={!isLive} onClick={() => setScale("fit")}>
          <Maximize2 size={18} aria-hidden="true" />
          <Trans>Ganz zeigen</Trans>
        </Button>
        {isRunning && (
          <Button look="quiet" disabled={!isLive} onClick={showNext}>
            <LocateFixed size={18} aria-hidden="true" />
            <Trans>Zum jetzigen Zustand</Trans>
          </Button>
        )}
      </div>
      <div
        ref={frame}
        className={s["frame"]}
        {...scrolledByKeys}
        data-scale={scale === "fit" ? "fit" : "own"}
      >
        <MachineChart
          drawn={drawn}
          title={t`Ablauf der Maschine ${drawn.machine}; in Worten steht er darunter`}
          active={active}
          {...(scale !== "fit" && { scale })}
        />
      </div>
    </section>
  )
}
