import { createFileRoute } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef } from "react"
import { spanProblem } from "../../domain/statistics/period.ts"
import { periodStatisticMachine } from "../../machines/period-statistic.machine.ts"
import { statisticActors } from "../../services/actors/statistics.actors.ts"
import { landOf } from "../../services/desk/land.ts"
import { queryPath, spanOf, todayIn } from "../../services/desk/span-query.ts"
import {
  type StatisticQuery,
  statisticQueryOf,
  statisticWishOf
} from "../../services/desk/statistics-query.ts"
import { askedOnce, loaded } from "../../services/queries/ask.ts"
import { campaigns, productNames } from "../../services/queries/figures.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { statisticView } from "../../ui/statistics/period-statistic.view.ts"
import { StatisticPage } from "../../ui/statistics/StatisticPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useSame } from "../-desk/use-same.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"

/** Page: orders by period, a dealer's own or all orders for staff; the filters are in the URL. */
export const Route = createFileRoute("/_desk/statistics/")({
  ...deskPage("statistics"),
  loaderDeps: ({ search }) => statisticQueryOf(search),
  loader: async (at) => {
    const today = todayIn(landOf(at.deps.land) ?? at.context.locale.countryId, new Date())
    const wish = statisticWishOf(at.deps, today)
    const [products, led] = await Promise.all([
      askedOnce(at.context, productNames),
      spanProblem(wish) === undefined ? loaded(at, campaigns(wish)) : undefined
    ])
    return { products, today, led }
  },
  component: Statistics
})

function Statistics() {
  const { client, queries } = Route.useRouteContext()
  const { products, today, led } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const isLive = useLive()
  const signIn = useSignInHref()
  const wish = useSame(statisticWishOf(query, today))
  useKeptLand(query.land)
  const machine = useMemo(
    () => periodStatisticMachine.provide({ actors: statisticActors({ queries, client }) }),
    [queries, client]
  )
  const [snapshot, send] = useMachine(machine, { input: { wish } })
  const first = useRef(wish)
  useEffect(() => {
    if (first.current === wish) return
    first.current = wish
    send({ type: "wish.change", wish })
  }, [wish, send])
  const file = useExport({ kind: "statistic", wish })
  const pathOf = (changed: StatisticQuery) => href(queryPath("/statistics", changed))
  const span = spanOf(query, today, 0)
  return (
    <StatisticPage
      view={statisticView(snapshot)}
      {...file}
      products={products}
      campaigns={led?.kind === "full" ? led.value.rows : undefined}
      today={today}
      picture={query.bild === "umsatz" ? "revenue" : "orders"}
      kept={query.bild === undefined ? {} : { bild: query.bild }}
      links={{
        span: ({ from, to }, granularity) =>
          pathOf({
            ...query,
            von: from,
            bis: to,
            raster: ({ Day: "tag", Week: "woche", Month: "monat" } as const)[granularity]
          }),
        picture: (picture) => {
          const { bild: _, ...others } = query
          return pathOf(picture === "revenue" ? { ...others, bild: "umsatz" } : others)
        },
        wider: pathOf({
          land: "alle",
          ...(query.von !== undefined && { von: span.from, bis: span.to })
        }),
        signIn
      }}
      onRetry={isLive ? () => send({ type: "statistic.retry" }) : undefined}
    />
  )
}
