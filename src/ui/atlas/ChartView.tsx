import { Trans, useLingui } from "@lingui/react/macro"
import { LocateFixed, Maximize2, ZoomIn, ZoomOut } from "lucide-react"
import { useRef, useState } from "react"
import { Button } from "../kit/Button.tsx"
import "./chart.css"
import type { Drawn } from "./drawn.ts"
import s from "./Machines.module.css"
import { MachineChart } from "./MachineChart.tsx"

interface ChartViewProps {
  readonly drawn: Drawn
  readonly active: ReadonlySet<string>
  /** Whether the page hears clicks. */
  readonly isLive: boolean
}

/** What scrolls has to be reached by keyboard, though nothing in it can be pressed (WCAG 2.1.1). */
const scrolledByKeys = { role: "group", tabIndex: 0, "aria-labelledby": "machine-chart" } as const

const smallest = 0.25
const largest = 2

/** The chart to be scrolled and made larger or smaller; at first as wide as the page, if it can be read so. */
export function ChartView({ drawn, active, isLive }: ChartViewProps) {
  const { t } = useLingui()
  const [scale, setScale] = useState<number | "fit">(1)
  const frame = useRef<HTMLDivElement>(null)
  const by = (factor: number) => {
    const shown = frame.current?.querySelector("svg")?.getBoundingClientRect().width ?? drawn.width
    setScale(Math.min(largest, Math.max(smallest, (shown / drawn.width) * factor)))
  }
  const showActive = () => {
    const places = frame.current?.querySelectorAll("[data-state].active") ?? []
    ;[...places].at(-1)?.scrollIntoView({ block: "center", inline: "center" })
  }
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
        {active.size > 0 && (
          <Button look="quiet" disabled={!isLive} onClick={showActive}>
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
