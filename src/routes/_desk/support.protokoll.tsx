import { createFileRoute } from "@tanstack/react-router"
import { auditQueryOf } from "../../services/desk/records-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { auditLog } from "../../services/queries/support.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { AuditPage } from "../../ui/support/AuditPage.tsx"
import { recordsHead } from "../../ui/support/records-heads.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The audit log; account, event, day and page stand in the address. */
export const Route = createFileRoute("/_desk/support/protokoll")({
  staticData: { page: "app", permission: "audit.read", texts: ["support"] },
  loaderDeps: ({ search }) => auditQueryOf(search),
  loader: (at) => loaded(at, auditLog(at.deps)),
  head: ({ match: { context } }) => recordsHead(context.i18n, "auditLog"),
  component: AuditLog
})

function AuditLog() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(auditLog(query), Route.useLoaderData())
  const href = useHref()
  return (
    <AuditPage
      {...list}
      account={query.konto ?? ""}
      event={query.ereignis}
      day={query.tag ?? ""}
      hrefOf={(seite) =>
        href(queryPath("/support/protokoll", auditQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
