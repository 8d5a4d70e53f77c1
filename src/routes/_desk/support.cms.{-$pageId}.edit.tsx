import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPageById } from "../../services/queries/content-desk.ts"
import { cmsHead } from "../../ui/support/cms/cms-heads.ts"
import { PageEditor } from "../-cms/PageEditor.tsx"

/** The editor of one page; without a page its list, where one is chosen or made. */
export const Route = createFileRoute("/_desk/support/cms/{-$pageId}/edit")({
  staticData: { page: "app", permission: "cms.edit", texts: ["support"] },
  loader: (at) => {
    const { pageId } = at.params
    if (pageId === undefined) throw redirect({ href: `${at.context.page.prefix}/support/cms/list` })
    const id = accountIdIn(pageId)
    if (id === undefined) throw notFound()
    return loaded(at, deskPageById(id))
  },
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => cmsHead(context.i18n, "editor"),
  component: Editor
})

function Editor() {
  const { pageId = "" } = Route.useParams()
  return <PageEditor key={pageId} pageId={Number(pageId)} loaded={Route.useLoaderData()} />
}
