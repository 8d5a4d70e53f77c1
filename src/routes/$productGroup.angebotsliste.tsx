import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { startTransition, useEffect, useMemo, useState } from "react"
import { offerLifetime } from "../domain/offer/offer.ts"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { recallPastDay } from "../services/browser/kept-wishes.ts"
import { detailsKey, offerListKeys, readOfferListQuery } from "../services/page/offer-list-query.ts"
import { loadOfferList } from "../services/page/load-offer-list.ts"
import { wakeParts } from "../ui/kit/live/first-touch.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadListAlarm } from "./-offers/load-list-alarm.ts"
import { LiveOfferList } from "./-offers/LiveOfferList.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/$productGroup/angebotsliste")({
  staticData: { page: "app", sleeps: true, cachedBy: [...offerListKeys, detailsKey] },
  // Once the page is hydrated, its calculator loads what the URL requests; a visit from another page runs the loader
  // again.
  shouldReload: ({ cause }) => cause !== "stay",
  gcTime: 0,
  loader: async ({ context: { client, locale }, params, location }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    // in a browser, the alarm form requests its price itself
    const alarm = import.meta.env.SSR
      ? loadListAlarm(client, locale.countryId, {
          productId: group.productId,
          zipCode: readOfferListQuery(locale.countryId, group.id, location.search).zipCode ?? ""
        })
      : undefined
    const loaded = await loadOfferList(client, locale.countryId, group.id, location.search)
    // when the offers arrived, in ms on the page's own clock; 0 for a document rendered by the server
    const since = import.meta.env.SSR ? 0 : performance.now()
    return { ...loaded, alarm: await alarm, group, searchStr: location.searchStr, since }
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
  const { countryId } = Route.useRouteContext().locale
  const [over, setOver] = useState<unknown>()
  const isOver = over === loaded
  useEffect(() => {
    // the page was hydrated after its offers expired: they are recalculated before one can be selected
    if (performance.now() - loaded.since < offerLifetime) return
    // the new list is shown once all its parts are hydrated: none of them may wait for the first interaction
    wakeParts()
    startTransition(() => setOver(loaded))
  }, [loaded])
  const { id: productGroupId, slug } = loaded.group
  // a stored desired day that has passed is read before the list is rendered, because storing the list deletes it: so
  // it is reported once, also if the list is created anew
  const past = useMemo(
    () => (import.meta.env.SSR ? undefined : recallPastDay({ countryId, productGroupId })),
    [countryId, productGroupId]
  )
  return (
    <DefaultLayout facts={facts} current={slug}>
      <LiveOfferList
        key={`${slug} ${isOver}`}
        loaded={isOver ? { ...loaded, list: null } : loaded}
        past={past}
      />
    </DefaultLayout>
  )
}
