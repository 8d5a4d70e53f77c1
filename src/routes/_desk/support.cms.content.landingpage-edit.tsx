import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { cmsQueryOf } from "../../services/desk/cms/cms-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPages } from "../../services/queries/content-desk.ts"
import { CmsList } from "../-cms/CmsList.tsx"
import { deskPage } from "../-desk/desk-page.ts"

const title = msg`Landingpages`

/** Page: landing pages, which marketing may edit as well, with the same list and editor as all pages. */
export const Route = createFileRoute("/_desk/support/cms/content/landingpage-edit")({
  ...deskPage("cms", { title }),
  loaderDeps: ({ search }) => ({ art: "landing" as const, ...cmsQueryOf(search) }),
  loader: (at) => loaded(at, deskPages(at.deps)),
  component: Pages
})

function Pages() {
  return (
    <CmsList
      title={title}
      path="/support/cms/content/landingpage-edit"
      query={Route.useLoaderDeps()}
      loaded={Route.useLoaderData()}
      kinds={["landing"]}
    />
  )
}
