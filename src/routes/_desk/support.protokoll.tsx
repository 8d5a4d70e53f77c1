import { createFileRoute } from "@tanstack/react-router"
import { useMemo } from "react"
import { recordPathOf } from "../../domain/support/record-path.ts"
import { auditQueryOf } from "../../services/desk/records-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { auditLog } from "../../services/queries/support.ts"
import { AuditPage } from "../../ui/support/AuditPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useAuditLog = deskList("auditLog", auditQueryOf, auditLog)

/** Page: the audit log; account, event, day and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/protokoll")({
  ...deskPage("auditLog"),
  loaderDeps: ({ search }) => auditQueryOf(search),
  loader: (at) => loaded(at, auditLog(at.deps)),
  component: AuditLog
})

function AuditLog() {
  const query = Route.useLoaderDeps()
  const { session } = Route.useRouteContext().page
  const recordPath = useMemo(() => recordPathOf(session), [session])
  return (
    <AuditPage
      {...useAuditLog(query, Route.useLoaderData())}
      account={query.konto ?? ""}
      event={query.ereignis}
      day={query.tag ?? ""}
      recordPath={recordPath}
    />
  )
}
