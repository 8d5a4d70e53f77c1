import { createFileRoute } from "@tanstack/react-router"
import { usualGroup } from "../domain/product/product-group.ts"
import { woodGroupsOf } from "../domain/price-history/wood-groups.ts"
import { type ChartWish, queryOfWish } from "../domain/price-history/chart-wish.ts"
import { usualRange } from "../domain/price-history/range.ts"
import { addressOn } from "../services/page/canonical.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PartnerLink } from "../ui/price-pages/PartnerLink.tsx"
import { PriceOverviewPage } from "../ui/price-pages/PriceOverviewPage.tsx"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-prompts/load-prompts.ts"
import { PlacePrompts } from "../ui/prompts/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { loadChart } from "./-prices/load-chart.ts"
import { alarmBlock } from "../ui/kit/alarm/AlarmBlock.tsx"
import { loadWatchedPrice } from "./-prices/load-watched-price.ts"
import { loadPartner } from "./-prices/load-partner.ts"
import { loadOverview } from "./-prices/load-overview.ts"
import { PriceMap } from "./-prices/PriceMap.tsx"
import { PriceChartPart } from "./-prices/PriceChartPart.tsx"

/** What the chart's part of the address says, for forms that ask for other parts. */
const wishQuery = (wish: ChartWish) => Object.fromEntries(new URLSearchParams(queryOfWish(wish, usualRange)))

/** What pellets cost in the country; also where local pages lead that are not there. */
export const Route = createFileRoute("/pelletpreise")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: ["zeitraum", "vergleich", "gruppen", "plz"]
  },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    zeitraum: search["zeitraum"],
    vergleich: search["vergleich"],
    gruppen: search["gruppen"],
    plz: search["plz"]
  }),
  loader: async ({ context, deps: { gruppen, plz, ...query } }) => {
    const { client, locale, i18n } = context
    const { countryId } = locale
    const asked = { client, countryId, i18n }
    const goods = { productId: usualGroup.productId, zipCode: "" }
    const [loaded, heatingOil, watched, prompts, slot, partner] = await Promise.all([
      loadChart("pellets", { ...asked, query, path: "/pelletpreise" }),
      loadChart("heizoel", { ...asked, query: {}, path: "/charts/heizoel" }),
      loadWatchedPrice(client, countryId, goods),
      loadPrompts(context, "prices", "/pelletpreise"),
      loadSlot(context, "prices"),
      loadPartner(client, countryId)
    ])
    const known = { pellets: loaded?.whole ?? [], heatingOil: heatingOil?.whole ?? [] }
    return {
      prompts,
      slot,
      partner,
      alarm: { ...goods, watched },
      chart: loaded?.chart,
      overview: await loadOverview(client, countryId, known, woodGroupsOf(gruppen), plz),
      query: loaded === undefined ? {} : wishQuery(loaded.chart.wish)
    }
  },
  head: async ({ match: { context } }) =>
    (await import("../ui/price-pages/price-heads.ts")).priceHead(context.i18n, "overview", {
      countryId: context.locale.countryId,
      addressOf: addressOn(context.page)
    }),
  component: PriceOverview
})

function PriceOverview() {
  const { chart, overview, query, alarm, prompts, slot, partner } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <PriceOverviewPage
        overview={overview}
        query={query}
        calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} />}
        chart={chart === undefined ? null : <PriceChartPart {...chart} />}
        map={<PriceMap overview={overview} />}
        alarm={alarmBlock(alarm)}
        partner={partner && <PartnerLink address={partner} />}
      />
      <AdvertSlot slot={slot} />
    </DefaultLayout>
  )
}
