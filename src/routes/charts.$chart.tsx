import { createFileRoute, notFound } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { chartNames } from "../domain/price-history/charts.ts"
import { addressOn } from "../services/page/canonical.ts"
import { ChartPage } from "../ui/price-pages/ChartPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { loadChart } from "./-prices/load-chart.ts"
import { PriceChartPart } from "./-prices/PriceChartPart.tsx"

/** One chart of prices: `/charts/pellets`, `/charts/heizoel`, `/charts/rohoel`, `/charts/gasoel`. */
export const Route = createFileRoute("/charts/$chart")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: ["zeitraum", "vergleich"],
    listed: chartNames.map((name) => `/charts/${name}`)
  },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    zeitraum: search["zeitraum"],
    vergleich: search["vergleich"]
  }),
  loader: async ({ context: { client, locale, i18n }, params, deps }) => {
    const name = chartNames.find((each) => each === params.chart)
    if (name === undefined) throw notFound()
    const asked = { client, countryId: locale.countryId, i18n, query: deps, path: `/charts/${name}` } as const
    return { name, chart: (await loadChart(name, asked))?.chart }
  },
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : (await import("../ui/price-pages/price-heads.ts")).priceHead(context.i18n, loaderData.name, {
          countryId: context.locale.countryId,
          addressOf: addressOn(context.page)
        }),
  component: Chart
})

function Chart() {
  const { name, chart } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <ChartPage name={name} chart={chart === undefined ? null : <PriceChartPart {...chart} />} />
    </DefaultLayout>
  )
}
