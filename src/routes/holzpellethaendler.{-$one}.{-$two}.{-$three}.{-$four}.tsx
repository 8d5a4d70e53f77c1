import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { isZipOf } from "../domain/place/zip.ts"
import { addressOn } from "../services/page/canonical.ts"
import { DealerGonePage } from "../ui/dealers-public/DealerGonePage.tsx"
import { DealerListPage } from "../ui/dealers-public/DealerListPage.tsx"
import { DealerPage } from "../ui/dealers-public/DealerPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { DealerChartPart } from "./-dealers/DealerChartPart.tsx"
import { DealerCountMap, DeliveryMap } from "./-dealers/DealerMaps.tsx"
import { dealerKeys, readDealerSearch } from "./-dealers/dealer-query.ts"
import { loadDealers } from "./-dealers/load-dealers.ts"
import { DealerReviews } from "../ui/reviews/DealerReviews.tsx"
import { loadReviews } from "./-dealers/load-reviews.ts"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/**
 * Page: `{state?}/{zip?}`, `…/{dealer}` and `…/{branch}/{dealer}`: dealers of the country, a state or a postal code, or
 * the page of one dealer. The meaning of a segment follows only from its format (rule dealer.address).
 */
export const Route = createFileRoute("/holzpellethaendler/{-$one}/{-$two}/{-$three}/{-$four}")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: dealerKeys,
    listed: ["/holzpellethaendler"],
    isOfOneCountry: true
  },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    search: readDealerSearch(search)
  }),
  loader: async ({ context, params, deps: { search }, location }) => {
    const { client, locale, i18n, page } = context
    const { one, two, three, four } = params
    const found = await loadDealers({
      client,
      countryId: locale.countryId,
      i18n,
      segments: [one, two, three, four].filter((segment) => segment !== undefined),
      search,
      here: location.pathname
    })
    if (found.kind === "unknown") throw notFound()
    if (found.kind === "elsewhere")
      throw redirect({ href: `${page.prefix}${found.path}`, statusCode: found.isPutRight ? 301 : 302 })
    const prompts = await loadPrompts(context, "dealers", location.pathname)
    // a dealer's own page shows no adverts
    if (found.kind !== "dealer") {
      const zip = [two, one].find((segment) => segment !== undefined && isZipOf(locale.countryId, segment))
      return { ...found, prompts, slot: await loadSlot(context, "dealers", zip) }
    }
    const dealer = { countryId: locale.countryId, dealerId: found.dealer.id }
    return { ...found, prompts, reviews: (await loadReviews(client, dealer, {})) ?? undefined }
  },
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : (await import("../ui/dealers-public/dealer-heads.ts")).dealersHead(
          context.i18n,
          loaderData,
          addressOn(context.page)
        ),
  component: Dealers
})

function Dealers() {
  const { prompts, ...found } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      {found.kind === "list" ? (
        <>
          <DealerListPage list={found.list} map={<DealerCountMap {...found.list} />} />
          <AdvertSlot slot={found.slot} />
        </>
      ) : found.kind === "dealer" ? (
        <DealerPage
          dealer={found.dealer}
          map={<DeliveryMap dealer={found.dealer} />}
          chart={
            found.dealer.chart && <DealerChartPart chart={found.dealer.chart} name={found.dealer.name} />
          }
          reviews={
            found.reviews && <DealerReviews {...found.reviews} path={`/bewertungen/${found.dealer.id}`} />
          }
        />
      ) : (
        <DealerGonePage gone={found.gone} />
      )}
    </DefaultLayout>
  )
}
