import { createFileRoute, useRouter, useRouterState } from "@tanstack/react-router"
import { supportUsers } from "../services/client/account-routes.gen.ts"
import { callQueryOf, listPath, listQueryOf, longestSearch } from "../services/desk/list-query.ts"
import { loadedOf } from "../services/desk/loaded.ts"
import { useHref } from "../ui/kit/site.tsx"
import { useLive } from "../ui/kit/use-live.ts"
import { peopleHead } from "../ui/support/people-heads.ts"
import { UsersPage } from "../ui/support/UsersPage.tsx"

/** The accounts; words, role and page stand in the address. */
export const Route = createFileRoute("/_desk/support/user/list")({
  staticData: { page: "app", permission: "users.list", texts: ["support"] },
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: async ({ context: { client }, deps }) =>
    loadedOf(await client.call(supportUsers, { query: callQueryOf(deps) })),
  head: ({ match: { context } }) => peopleHead(context.i18n, "users"),
  component: Users
})

function Users() {
  const loaded = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const router = useRouter()
  const href = useHref()
  const isLive = useLive()
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" })
  return (
    <UsersPage
      list={loaded.kind === "full" ? loaded.value : undefined}
      words={query.suche ?? ""}
      role={query.rolle}
      maxLength={longestSearch}
      isLoading={isLoading}
      hrefOf={(seite) =>
        href(listPath("/support/user/list", listQueryOf({ ...query, seite: String(seite) })))
      }
      onRetry={isLive ? () => void router.invalidate() : undefined}
    />
  )
}
