import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import { type PackedChart, unpackChart } from "../../domain/price-history/packed-chart.ts"
import {
  type ChartWish,
  type FileArea,
  queryOfFile,
  queryWithOthers,
  wishNames,
  wishOfQuery
} from "../../domain/price-history/chart-wish.ts"
import { priceChartMachine } from "../../machines/price-chart.machine.ts"
import { priceChartActors } from "../../services/actors/price-chart.actors.ts"
import { takeAlongInForms } from "../../services/browser/take-along.ts"
import { browserClient } from "../../services/client/browser-client.ts"
import type { ChartSubject } from "../../domain/price-history/chart-lines.ts"
import type { KnownSeries } from "../../services/prices/wished-chart.ts"
import { useHref } from "../kit/site.tsx"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import type { ChartChoices } from "../../domain/price-history/chart-choices.ts"
import { ChartDesk } from "./ChartDesk.tsx"

/** The catalogs loaded with this island. */
export const texts = ["prices"] as const

export interface PriceChartIslandProps {
  /** Name of the chart for screen readers. */
  readonly name: string
  readonly subject: ChartSubject
  readonly unit: ChartUnit
  readonly wish: ChartWish
  readonly chart: PackedChart
  readonly choices: ChartChoices
  /**
   * The page that the chart's choices link to. If undefined, they link to the current page, so that many pages can have
   * the same props.
   */
  readonly path?: `/${string}` | undefined
  /** Other parameters of the page's URL, which the chart's links keep: "gruppen=20,27". */
  readonly others?: string | undefined
  /** Path of the chart's files, without file names. */
  readonly filesPath: `/${string}`
  /** The area whose prices the chart's files show; the whole country if undefined. */
  readonly filesArea?: FileArea | undefined
}

const wishInAddress = (choices: ChartChoices): ChartWish =>
  wishOfQuery(Object.fromEntries(new URLSearchParams(location.search)), choices)

/** A chart with its state machine; without JavaScript, the chart's choices are links and a form. */
export default function PriceChartIsland(props: PriceChartIslandProps) {
  const { name, subject, unit, wish, chart, choices, path, others = "", filesPath, filesArea } = props
  const href = useHref()
  const [known] = useState((): KnownSeries => new Map())
  const machine = useMemo(
    () =>
      // the server renders only the initial state, which needs no requests
      import.meta.env.SSR
        ? priceChartMachine
        : priceChartMachine.provide({
            actors: priceChartActors(browserClient(), subject, known),
            actions: {
              writeAddress: (_, { wish: wished }) =>
                history.pushState(
                  null,
                  "",
                  location.pathname + queryWithOthers(wished, choices.usualRange, location.search)
                )
            }
          }),
    [subject, known, choices.usualRange]
  )
  const data = useMemo(() => unpackChart(chart), [chart])
  const [snapshot, send] = useMachine(machine, { input: { wish, data } })
  useEffect(() => {
    const stop = new AbortController()
    addEventListener("popstate", () => send({ type: "address.changed", wish: wishInAddress(choices) }), {
      signal: stop.signal
    })
    takeAlongInForms(wishNames, stop.signal)
    return () => stop.abort()
  }, [send, choices])
  const { shown } = snapshot.context
  return (
    <ChartDesk
      name={name}
      unit={unit}
      choices={choices}
      wish={snapshot.context.wish}
      data={shown.data}
      status={snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "drawn"}
      hrefOf={(wished) => {
        const query = queryWithOthers(wished, choices.usualRange, others)
        // an empty `href` would keep the current query, so "?" is used instead
        return path === undefined ? query || "?" : `${href(path)}${query}`
      }}
      dataHref={`${filesPath}/data.csv${queryOfFile(shown.wish, choices.usualRange, filesArea ?? {})}`}
      onWish={(wished) => send({ type: "wish.change", wish: wished })}
      onRetry={() => send({ type: "chart.retry" })}
    />
  )
}
