import { createFileRoute } from "@tanstack/react-router"
import { searchesQueryOf } from "../../services/desk/searches-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { searchesInVain } from "../../services/queries/searches.ts"
import { SearchesPage } from "../../ui/support/cms/SearchesPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { usePageFacts } from "../-page/page-facts.ts"

const useSearches = deskList("searches", searchesQueryOf, searchesInVain)

/** Page: visitors' searches without results; the page number is in the URL. */
export const Route = createFileRoute("/_desk/support/cms/suchen")({
  ...deskPage("searches"),
  loaderDeps: ({ search }) => searchesQueryOf(search),
  loader: (at) => loaded(at, searchesInVain(at.deps)),
  component: Searches
})

function Searches() {
  const { homes } = usePageFacts()
  return <SearchesPage {...useSearches(Route.useLoaderDeps(), Route.useLoaderData())} homes={homes} />
}
