import { createFileRoute, notFound } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { chartNames, chartOf } from "../domain/price-history/charts.ts"
import { addressOn } from "../services/page/canonical.ts"
import { ChartPage } from "../ui/price-pages/ChartPage.tsx"
import { loadPrompts } from "./-content/load-prompts.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { alarmBlock } from "../ui/kit/alarm/AlarmBlock.tsx"
import { loadWatchedPrice } from "./-prices/load-watched-price.ts"
import { loadChart } from "./-prices/load-chart.ts"
import { PriceChartPart } from "./-prices/PriceChartPart.tsx"

/** Page: one price chart: `/charts/pellets`, `/charts/heizoel`, `/charts/rohoel`, `/charts/gasoel`. */
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
  loader: async ({ context, params, deps }) => {
    const { client, locale, i18n } = context
    const name = chartNames.find((each) => each === params.chart)
    if (name === undefined) throw notFound()
    const asked = { client, countryId: locale.countryId, i18n, query: deps, path: `/charts/${name}` } as const
    const { series } = chartOf(name, locale.countryId).subject
    const goods = series.kind === "product" ? { productId: series.productId, zipCode: "" } : undefined
    const [loaded, watched, prompts] = await Promise.all([
      loadChart(name, asked),
      goods && loadWatchedPrice(client, locale.countryId, goods),
      loadPrompts(context, "prices", asked.path)
    ])
    return { name, chart: loaded?.chart, days: loaded?.days, alarm: goods && { ...goods, watched }, prompts }
  },
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : (await import("../ui/price-pages/price-heads.ts")).priceHead(context.i18n, loaderData.name, {
          countryId: context.locale.countryId,
          addressOf: addressOn(context.page),
          days: loaderData.days,
          isSample: context.page.site.isSample
        }),
  component: Chart
})

function Chart() {
  const { name, chart, alarm, prompts } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <ChartPage
        name={name}
        chart={chart === undefined ? null : <PriceChartPart {...chart} />}
        alarm={alarm === undefined ? null : alarmBlock(alarm)}
      />
    </DefaultLayout>
  )
}
