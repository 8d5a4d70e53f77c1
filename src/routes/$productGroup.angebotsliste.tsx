import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { offerListKeys } from "../services/page/offer-list-query.ts"
import { loadOfferList } from "../services/page/load-offer-list.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { LiveOfferList } from "./-offers/LiveOfferList.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/$productGroup/angebotsliste")({
  staticData: { page: "app", cachedBy: offerListKeys },
  // Once the page lives, its calculator fetches what the address asks for; a visit from elsewhere loads anew.
  shouldReload: ({ cause }) => cause !== "stay",
  gcTime: 0,
  loader: async ({ context: { client, locale }, params, location }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    const loaded = await loadOfferList(client, locale.countryId, group.id, location.search)
    return { ...loaded, group, searchStr: location.searchStr }
  },
  head: ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {}
    const { name } = loaderData.group
    return {
      meta: [
        { title: context.i18n._(msg`${name}: Angebote und Preise | Heizmarkt`) },
        {
          name: "description",
          content: context.i18n._(
            msg`${name}: Endpreise, Liefertermine und Bewertungen der Händler, die zu Ihnen liefern. Postleitzahl eingeben und vergleichen.`
          )
        }
      ]
    }
  },
  component: OfferList
})

function OfferList() {
  const loaded = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts} current={loaded.group.slug}>
      <LiveOfferList key={loaded.group.slug} loaded={loaded} />
    </DefaultLayout>
  )
}
