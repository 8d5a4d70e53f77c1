import { createFileRoute } from "@tanstack/react-router"
import { menuWords } from "virtual:menu-words"
import { contentKinds } from "../../domain/content/content-page.ts"
import { cmsQueryOf } from "../../services/desk/cms/cms-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPages } from "../../services/queries/content-desk.ts"
import { CmsList } from "../-cms/CmsList.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: all content pages that the user may edit. */
export const Route = createFileRoute("/_desk/support/cms/list")({
  ...deskPage("cms"),
  loaderDeps: ({ search }) => cmsQueryOf(search),
  loader: (at) => loaded(at, deskPages(at.deps)),
  component: Pages
})

function Pages() {
  return (
    <CmsList
      title={{ id: menuWords.cms.name }}
      path="/support/cms/list"
      query={Route.useLoaderDeps()}
      loaded={Route.useLoaderData()}
      kinds={contentKinds}
    />
  )
}
