import { createFileRoute, useRouter, useRouterState } from "@tanstack/react-router"
import { supportOutbox } from "../services/client/account-routes.gen.ts"
import { longestSearch } from "../services/desk/list-query.ts"
import { loadedOf } from "../services/desk/loaded.ts"
import { mailsCallOf, mailsQueryOf, recordsPath } from "../services/desk/records-query.ts"
import { useHref } from "../ui/kit/site.tsx"
import { useLive } from "../ui/kit/use-live.ts"
import { OutboxPage } from "../ui/support/OutboxPage.tsx"
import { recordsHead } from "../ui/support/records-heads.ts"

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
  const query = Route.useLoaderDeps()
  const router = useRouter()
  const href = useHref()
  const isLive = useLive()
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" })
  return (
    <OutboxPage
      list={loaded.kind === "full" ? loaded.value : undefined}
      words={query.suche ?? ""}
      state={query.stand}
      maxLength={longestSearch}
      isLoading={isLoading}
      hrefOf={({ page = 1, state = query.stand }) =>
        href(
          recordsPath("/support/postausgang", mailsQueryOf({ ...query, stand: state, seite: String(page) }))
        )
      }
      onRetry={isLive ? () => void router.invalidate() : undefined}
    />
  )
}
