import { createFileRoute } from "@tanstack/react-router"
import { promptsQueryOf } from "../../services/desk/prompts-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { promptsPage } from "../../services/queries/prompts.ts"
import { PromptsPage } from "../../ui/support/prompts/PromptsPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const usePrompts = deskList("prompts", promptsQueryOf, promptsPage)

/** Page: the list of short notices; the filters are in the URL. */
export const Route = createFileRoute("/_desk/support/cms/prompts/")({
  ...deskPage("prompts"),
  loaderDeps: ({ search }) => promptsQueryOf(search),
  loader: (at) => loaded(at, promptsPage(at.deps)),
  component: Prompts
})

function Prompts() {
  const query = Route.useLoaderDeps()
  return (
    <PromptsPage
      {...usePrompts(query, Route.useLoaderData())}
      stand={query.stand ?? ""}
      countryId={query.land ?? null}
      sort={query.sortierung ?? ""}
    />
  )
}
