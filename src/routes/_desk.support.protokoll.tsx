import { createFileRoute, useRouter, useRouterState } from "@tanstack/react-router"
import { supportAuditLog } from "../services/client/account-routes.gen.ts"
import { longestSearch } from "../services/desk/list-query.ts"
import { loadedOf } from "../services/desk/loaded.ts"
import { auditCallOf, auditQueryOf, recordsPath } from "../services/desk/records-query.ts"
import { useHref } from "../ui/kit/site.tsx"
import { useLive } from "../ui/kit/use-live.ts"
import { AuditPage } from "../ui/support/AuditPage.tsx"
import { recordsHead } from "../ui/support/records-heads.ts"

/** The audit log; account, event, day and page stand in the address. */
export const Route = createFileRoute("/_desk/support/protokoll")({
  staticData: { page: "app", permission: "audit.read", texts: ["support"] },
  loaderDeps: ({ search }) => auditQueryOf(search),
  loader: async ({ context: { client }, deps }) =>
    loadedOf(await client.call(supportAuditLog, { query: auditCallOf(deps) })),
  head: ({ match: { context } }) => recordsHead(context.i18n, "auditLog"),
  component: AuditLog
})

function AuditLog() {
  const loaded = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const router = useRouter()
  const href = useHref()
  const isLive = useLive()
  const isLoading = useRouterState({ select: ({ status }) => status === "pending" })
  return (
    <AuditPage
      list={loaded.kind === "full" ? loaded.value : undefined}
      account={query.konto ?? ""}
      event={query.ereignis}
      day={query.tag ?? ""}
      maxLength={longestSearch}
      isLoading={isLoading}
      hrefOf={(seite) =>
        href(recordsPath("/support/protokoll", auditQueryOf({ ...query, seite: String(seite) })))
      }
      onRetry={isLive ? () => void router.invalidate() : undefined}
    />
  )
}
