import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { deskPageById } from "../../services/queries/content-desk.ts"
import { PageEditor } from "../-cms/PageEditor.tsx"
import { loadRecord } from "../-desk/load-record.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: the editor of one content page; without an id the list, where one is selected or created. */
export const Route = createFileRoute("/_desk/support/cms/{-$pageId}/edit")({
  ...deskPage("cms", { title: msg`Seite bearbeiten` }),
  loader: (at) => {
    const { pageId } = at.params
    if (pageId === undefined) throw redirect({ href: `${at.context.page.prefix}/support/cms/list` })
    return loadRecord(at, pageId, deskPageById)
  },
  // editing starts with newly loaded data
  gcTime: 0,
  component: Editor
})

function Editor() {
  const { id, read } = Route.useLoaderData()
  return <PageEditor key={id} pageId={id} loaded={read} />
}
