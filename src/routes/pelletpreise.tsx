import { createFileRoute } from "@tanstack/react-router"
import { addressOn } from "../services/page/canonical.ts"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPricePage } from "./-prices/load-price-page.ts"
import { ShownPricePage } from "./-prices/ShownPricePage.tsx"
import { loadPrompts } from "./-content/load-prompts.ts"

/** Page: pellet prices of the country; missing local pages are redirected here. */
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
  loader: async ({ context, deps }) => {
    const [prices, prompts, slot] = await Promise.all([
      loadPricePage(context, deps),
      loadPrompts(context, "prices", "/pelletpreise"),
      loadSlot(context, "prices")
    ])
    return { prices, prompts, slot }
  },
  head: async ({ match: { context }, loaderData }) =>
    (await import("../ui/price-pages/price-heads.ts")).priceHead(context.i18n, "overview", {
      countryId: context.locale.countryId,
      addressOf: addressOn(context.page),
      days: loaderData?.prices.days,
      isSample: context.page.site.isSample
    }),
  component: PriceOverview
})

function PriceOverview() {
  const { prices, prompts, slot } = Route.useLoaderData()
  return (
    <ShownPricePage
      prices={prices}
      prompts={<PlacePrompts prompts={prompts} />}
      advert={<AdvertSlot slot={slot} />}
    />
  )
}
