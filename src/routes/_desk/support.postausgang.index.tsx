import { createFileRoute } from "@tanstack/react-router"
import { mailsQueryOf } from "../../services/desk/records-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { askedOnce, loaded } from "../../services/queries/ask.ts"
import { mails, ownAccount } from "../../services/queries/support.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { NoMailServer } from "../../ui/support/NoMailServer.tsx"
import { OutboxPage } from "../../ui/support/OutboxPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The mails; words, state and page stand in the address. */
export const Route = createFileRoute("/_desk/support/postausgang/")({
  staticData: { page: "app", permission: "outbox.read", texts: ["support"] },
  loaderDeps: ({ search }) => mailsQueryOf(search),
  loader: async (at) => {
    const [list, own] = await Promise.all([loaded(at, mails(at.deps)), askedOnce(at.context, ownAccount)])
    return { list, own }
  },
  head: ({ match: { context } }) => recordsHead(context.i18n, "outbox"),
  component: Outbox
})

function Outbox() {
  const query = Route.useLoaderDeps()
  const { list: first, own } = Route.useLoaderData()
  const list = useStaffList(mails(query), first)
  const href = useHref()
  return (
    <OutboxPage
      {...list}
      note={<NoMailServer own={own} />}
      words={query.suche ?? ""}
      state={query.stand}
      hrefOf={({ page = 1, state = query.stand }) =>
        href(queryPath("/support/postausgang", mailsQueryOf({ ...query, stand: state, seite: String(page) })))
      }
    />
  )
}
