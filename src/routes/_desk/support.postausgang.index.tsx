import { createFileRoute } from "@tanstack/react-router"
import { mailsQueryOf } from "../../services/desk/records-query.ts"
import { askedOnce, loaded } from "../../services/queries/ask.ts"
import { mails, ownAccount } from "../../services/queries/support.ts"
import { NoMailServer } from "../../ui/kit/desk/NoMailServer.tsx"
import { OutboxPage } from "../../ui/support/OutboxPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useMails = deskList("outbox", mailsQueryOf, mails)

/** Page: the outbox; search text, delivery status and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/postausgang/")({
  ...deskPage("outbox"),
  loaderDeps: ({ search }) => mailsQueryOf(search),
  loader: async (at) => {
    const [list, own] = await Promise.all([loaded(at, mails(at.deps)), askedOnce(at.context, ownAccount)])
    return { list, own }
  },
  component: Outbox
})

function Outbox() {
  const query = Route.useLoaderDeps()
  const { list: first, own } = Route.useLoaderData()
  const { at, ...list } = useMails(query, first)
  return (
    <OutboxPage
      {...list}
      note={<NoMailServer own={own} />}
      state={query.stand}
      hrefOf={({ page, state = query.stand }) => at({ stand: state, seite: page })}
    />
  )
}
