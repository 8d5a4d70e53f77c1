import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deskPageById } from "../../services/queries/content-desk.ts"
import { cmsHead } from "../../ui/support/cms/cms-heads.ts"
import { PreviewPage } from "../../ui/support/cms/PreviewPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"

/** A draft as visitors would see it. */
export const Route = createFileRoute("/_desk/support/cms/{-$pageId}/preview")({
  staticData: { page: "app", permission: "cms.edit", texts: ["support"] },
  loader: (at) => {
    const { pageId } = at.params
    if (pageId === undefined) throw redirect({ href: `${at.context.page.prefix}/support/cms/list` })
    const id = accountIdIn(pageId)
    if (id === undefined) throw notFound()
    return loaded(at, deskPageById(id))
  },
  gcTime: 0,
  head: ({ match: { context } }) => cmsHead(context.i18n, "preview"),
  component: Preview
})

function Preview() {
  const { pageId = "" } = Route.useParams()
  const href = useHref()
  return (
    <LastRecord question={deskPageById(Number(pageId))} loaded={Route.useLoaderData()}>
      {(page) => (
        <PreviewPage
          id={page.id}
          title={page.draft.contents.title}
          frameHref={(countryId) => href(`/support/cms/${page.id}/entwurf?land=${countryId}`)}
        />
      )}
    </LastRecord>
  )
}
