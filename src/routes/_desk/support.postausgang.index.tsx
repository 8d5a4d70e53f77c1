import { createFileRoute } from "@tanstack/react-router"
import { supportOutbox } from "../../services/client/account-routes.gen.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { mailsCallOf, mailsQueryOf, recordsPath } from "../../services/desk/records-query.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { OutboxPage } from "../../ui/support/OutboxPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The mails; words, state and page stand in the address. */
export const Route = createFileRoute("/_desk/support/postausgang/")({
  staticData: { page: "app", permission: "outbox.read", texts: ["support"] },
  loaderDeps: ({ search }) => mailsQueryOf(search),
  loader: async ({ context: { client }, deps }) =>
    loadedOf(await client.call(supportOutbox, { query: mailsCallOf(deps) })),
  head: ({ match: { context } }) => recordsHead(context.i18n, "outbox"),
  component: Outbox
})

function Outbox() {
  const loaded = Route.useLoaderData()
  const list = useStaffList(loaded)
  const query = Route.useLoaderDeps()
  const href = useHref()
  return (
    <OutboxPage
      {...list}
      words={query.suche ?? ""}
      state={query.stand}
      hrefOf={({ page = 1, state = query.stand }) =>
        href(
          recordsPath("/support/postausgang", mailsQueryOf({ ...query, stand: state, seite: String(page) }))
        )
      }
    />
  )
}
