import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PlaceSearchPage } from "../ui/price-pages/PlaceSearchPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { findPlace } from "./-prices/find-place.ts"

/**
 * Page: `?ort=80331` or `?ort=München` redirects to the place's price page, offers a choice if there are several, and
 * shows a message if there is none.
 */
export const Route = createFileRoute("/pelletpreise_/suche")({
  staticData: { page: "document", texts: ["documents"] },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    place: typeof search["ort"] === "string" || typeof search["ort"] === "number" ? String(search["ort"]) : ""
  }),
  loader: async ({ context: { client, locale, page, i18n }, deps: { place } }) => {
    const written = place.trim().slice(0, 100)
    const found = await findPlace(client, locale.countryId, page, written)
    if (found.kind === "clear") throw redirect({ href: found.href, statusCode: 302 })
    return { written, choice: found.choice, title: i18n._(msg`Pelletpreise an Ihrem Ort | Heizmarkt`) }
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Search
})

function Search() {
  const { written, choice } = Route.useLoaderData()
  return (
    <DefaultLayout facts={usePageFacts()}>
      <PlaceSearchPage written={written} choice={choice} />
    </DefaultLayout>
  )
}
