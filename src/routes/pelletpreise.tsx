import { createFileRoute } from "@tanstack/react-router"
import { usualGroup } from "../domain/product/product-group.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PriceOverviewPage } from "../ui/price-pages/PriceOverviewPage.tsx"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { loadChart } from "./-prices/load-chart.ts"
import { loadOverview } from "./-prices/load-overview.ts"
import { PriceMap } from "./-prices/PriceMap.tsx"
import { PriceChartPart } from "./-prices/PriceChartPart.tsx"

/** What pellets cost in the country; also where local pages lead that are not there. */
export const Route = createFileRoute("/pelletpreise")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["zeitraum", "vergleich"] },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    zeitraum: search["zeitraum"],
    vergleich: search["vergleich"]
  }),
  loader: async ({ context: { client, locale, i18n }, deps }) => {
    const { countryId } = locale
    const loaded = await loadChart("pellets", { client, countryId, i18n, query: deps, path: "/pelletpreise" })
    return {
      chart: loaded?.chart,
      overview: await loadOverview(client, countryId, loaded?.whole ?? [])
    }
  },
  head: async ({ match: { context } }) =>
    (await import("../ui/price-pages/price-heads.ts")).priceHead(
      context.i18n,
      "overview",
      context.locale.countryId
    ),
  component: PriceOverview
})

function PriceOverview() {
  const { chart, overview } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PriceOverviewPage
        overview={overview}
        calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} />}
        chart={chart === undefined ? null : <PriceChartPart {...chart} />}
        map={<PriceMap overview={overview} />}
      />
    </DefaultLayout>
  )
}
