import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PlaceNotFoundPage } from "../ui/price-pages/PlaceNotFoundPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { findPlace } from "./-prices/find-place.ts"

/** `?ort=80331` or `?ort=München`: leads to the place's price page, and says so where there is none. */
export const Route = createFileRoute("/pelletpreise_/suche")({
  staticData: { page: "document", texts: ["documents"] },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    place: typeof search["ort"] === "string" || typeof search["ort"] === "number" ? String(search["ort"]) : ""
  }),
  loader: async ({ context: { client, locale, page, i18n }, deps: { place } }) => {
    const path = await findPlace(client, locale.countryId, place)
    if (path !== undefined) throw redirect({ href: `${page.prefix}${path}`, statusCode: 302 })
    return { missed: place.trim().slice(0, 100), title: i18n._(msg`Pelletpreise an Ihrem Ort | Heizmarkt`) }
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Search
})

function Search() {
  const { missed } = Route.useLoaderData()
  return (
    <DefaultLayout facts={usePageFacts()}>
      <PlaceNotFoundPage missed={missed} />
    </DefaultLayout>
  )
}
