import { createFileRoute } from "@tanstack/react-router"
import { searchesQueryOf } from "../../services/desk/searches-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { searchesInVain } from "../../services/queries/searches.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { SearchesPage } from "../../ui/support/cms/SearchesPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Visitors' searches without results; the page is in the address. */
export const Route = createFileRoute("/_desk/support/cms/suchen")({
  staticData: { page: "app", permission: "cms.searches", texts: ["support"] },
  loaderDeps: ({ search }) => searchesQueryOf(search),
  loader: (at) => loaded(at, searchesInVain(at.deps)),
  head: ({ match: { context } }) => recordsHead(context.i18n, "searches"),
  component: Searches
})

function Searches() {
  const { list, isLoading, onRetry } = useStaffList(
    searchesInVain(Route.useLoaderDeps()),
    Route.useLoaderData()
  )
  const href = useHref()
  return (
    <SearchesPage
      list={list}
      isLoading={isLoading}
      onRetry={onRetry}
      hrefOf={(seite) => href(queryPath("/support/cms/suchen", searchesQueryOf({ seite: String(seite) })))}
    />
  )
}
