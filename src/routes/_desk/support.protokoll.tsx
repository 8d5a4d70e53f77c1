import { createFileRoute } from "@tanstack/react-router"
import { supportAuditLog } from "../../services/client/account-routes.gen.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { auditCallOf, auditQueryOf, recordsPath } from "../../services/desk/records-query.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { AuditPage } from "../../ui/support/AuditPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

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
  const list = useStaffList(loaded)
  const query = Route.useLoaderDeps()
  const href = useHref()
  return (
    <AuditPage
      {...list}
      account={query.konto ?? ""}
      event={query.ereignis}
      day={query.tag ?? ""}
      hrefOf={(seite) =>
        href(recordsPath("/support/protokoll", auditQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
