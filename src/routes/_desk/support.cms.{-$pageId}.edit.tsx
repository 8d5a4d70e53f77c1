import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { deskPageById } from "../../services/queries/content-desk.ts"
import { PageEditor } from "../-cms/PageEditor.tsx"
import { loadRecord } from "../-desk/load-record.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** The editor of one page; without a page its list, where one is chosen or made. */
export const Route = createFileRoute("/_desk/support/cms/{-$pageId}/edit")({
  ...deskPage("cms", { title: msg`Seite bearbeiten` }),
  loader: (at) => {
    const { pageId } = at.params
    if (pageId === undefined) throw redirect({ href: `${at.context.page.prefix}/support/cms/list` })
    return loadRecord(at, pageId, deskPageById)
  },
  // editing starts from a fresh answer
  gcTime: 0,
  component: Editor
})

function Editor() {
  const { id, read } = Route.useLoaderData()
  return <PageEditor key={id} pageId={id} loaded={read} />
}
