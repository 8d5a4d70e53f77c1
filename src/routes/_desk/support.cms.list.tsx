import { useLingui } from "@lingui/react/macro"
import { createFileRoute } from "@tanstack/react-router"
import { contentKinds } from "../../domain/content/content-page.ts"
import { cmsQueryOf } from "../../services/desk/cms/cms-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPages } from "../../services/queries/content-desk.ts"
import { cmsHead, cmsTitles } from "../../ui/support/cms/cms-heads.ts"
import { CmsList } from "../-cms/CmsList.tsx"

/** All pages that the user may edit. */
export const Route = createFileRoute("/_desk/support/cms/list")({
  staticData: { page: "app", permission: "cms.edit", texts: ["support"] },
  loaderDeps: ({ search }) => cmsQueryOf(search),
  loader: (at) => loaded(at, deskPages(at.deps)),
  head: ({ match: { context } }) => cmsHead(context.i18n, "pages"),
  component: Pages
})

function Pages() {
  const { i18n } = useLingui()
  return (
    <CmsList
      title={i18n._(cmsTitles.pages)}
      path="/support/cms/list"
      query={Route.useLoaderDeps()}
      loaded={Route.useLoaderData()}
      kinds={contentKinds}
    />
  )
}
