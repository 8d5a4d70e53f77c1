import { createFileRoute } from "@tanstack/react-router"
import { promptsQueryOf } from "../../services/desk/prompts-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { promptsPage } from "../../services/queries/prompts.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { promptsHead } from "../../ui/support/prompts/prompts-head.ts"
import { PromptsPage } from "../../ui/support/prompts/PromptsPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Short notices; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/support/cms/prompts/")({
  staticData: { page: "app", permission: "cms.prompts", texts: ["support"] },
  loaderDeps: ({ search }) => promptsQueryOf(search),
  loader: (at) => loaded(at, promptsPage(at.deps)),
  head: ({ match: { context } }) => promptsHead(context.i18n, "list"),
  component: Prompts
})

function Prompts() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(promptsPage(query), Route.useLoaderData())
  const href = useHref()
  return (
    <PromptsPage
      {...list}
      words={query.suche ?? ""}
      stand={query.stand ?? ""}
      countryId={query.land ?? null}
      sort={query.sortierung ?? ""}
      hrefOf={(page) =>
        href(queryPath("/support/cms/prompts", promptsQueryOf({ ...query, seite: String(page) })))
      }
    />
  )
}
