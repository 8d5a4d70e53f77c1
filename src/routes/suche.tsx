import { createFileRoute } from "@tanstack/react-router"
import { msg } from "@lingui/core/macro"
import { readSearch, searchLimits } from "../domain/content/search-words.ts"
import { searchFind } from "../services/client/content-routes.gen.ts"
import { SearchPage } from "../ui/content/search/SearchPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

const pageOf = (value: unknown): number =>
  typeof value === "string" && /^[1-9][0-9]{0,2}$/u.test(value)
    ? Math.min(Number(value), searchLimits.pages)
    : 1

/**
 * Page: `?q=Pellets lagern` shows the shop's search results, as a document without JavaScript (rule content.search).
 */
export const Route = createFileRoute("/suche")({
  staticData: { page: "document", texts: ["documents"] },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    written: typeof search["q"] === "string" ? readSearch(search["q"]) : "",
    page: pageOf(search["seite"])
  }),
  loader: async ({ context: { client, locale, i18n }, deps: { written, page } }) => {
    const title =
      written === "" ? i18n._(msg`Suche | Heizmarkt`) : i18n._(msg`Suche nach „${written}“ | Heizmarkt`)
    if (written === "") return { title, written, found: undefined }
    const { countryId } = locale
    const answer = await client.call(searchFind, { params: { countryId }, query: { q: written, page } })
    return { title, written, found: answer.type === "ok" ? answer.value : ("failed" as const) }
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Search
})

function Search() {
  const { written, found } = Route.useLoaderData()
  return (
    <DefaultLayout facts={usePageFacts()}>
      <SearchPage written={written} found={found} />
    </DefaultLayout>
  )
}
