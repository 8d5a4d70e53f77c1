import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { deskPageById } from "../../services/queries/content-desk.ts"
import { PreviewPage } from "../../ui/support/cms/PreviewPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { loadRecord } from "../-desk/load-record.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a draft as visitors would see it. */
export const Route = createFileRoute("/_desk/support/cms/{-$pageId}/preview")({
  ...deskPage("cms", { title: msg`Vorschau` }),
  loader: (at) => {
    const { pageId } = at.params
    if (pageId === undefined) throw redirect({ href: `${at.context.page.prefix}/support/cms/list` })
    return loadRecord(at, pageId, deskPageById)
  },
  gcTime: 0,
  component: Preview
})

function Preview() {
  const { id, read } = Route.useLoaderData()
  const href = useHref()
  return (
    <LastRecord question={deskPageById(id)} loaded={read}>
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
