import { useLingui } from "@lingui/react/macro"
import { createFileRoute } from "@tanstack/react-router"
import { cmsQueryOf } from "../../services/desk/cms/cms-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPages } from "../../services/queries/content-desk.ts"
import { cmsHead, cmsTitles } from "../../ui/support/cms/cms-heads.ts"
import { CmsList } from "../-cms/CmsList.tsx"

/** Guides and what else explains: the same list and the same editor as for all. */
export const Route = createFileRoute("/_desk/support/cms/content/edit")({
  staticData: { page: "app", permission: "cms.edit", texts: ["support"] },
  loaderDeps: ({ search }) => ({ art: "guide" as const, ...cmsQueryOf(search) }),
  loader: (at) => loaded(at, deskPages(at.deps)),
  head: ({ match: { context } }) => cmsHead(context.i18n, "content"),
  component: Pages
})

function Pages() {
  const { i18n } = useLingui()
  return (
    <CmsList
      title={i18n._(cmsTitles.content)}
      path="/support/cms/content/edit"
      query={Route.useLoaderDeps()}
      loaded={Route.useLoaderData()}
      kinds={["guide", "news"]}
    />
  )
}
