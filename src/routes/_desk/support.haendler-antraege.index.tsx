import { createFileRoute } from "@tanstack/react-router"
import { applicationsQueryOf } from "../../services/desk/applications-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { applications } from "../../services/queries/applications.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { applicationsHead } from "../../ui/support/applications/application-texts.ts"
import { ApplicationsPage } from "../../ui/support/applications/ApplicationsPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Applications of dealers; which are shown is in the address. */
export const Route = createFileRoute("/_desk/support/haendler-antraege/")({
  staticData: { page: "app", permission: "dealers.edit", texts: ["support"] },
  loaderDeps: ({ search }) => applicationsQueryOf(search),
  loader: (at) => loaded(at, applications(at.deps)),
  head: ({ match: { context } }) => applicationsHead(context.i18n, "list"),
  component: Applications
})

function Applications() {
  const query = Route.useLoaderDeps()
  const { list, isLoading, onRetry } = useStaffList(applications(query), Route.useLoaderData())
  const href = useHref()
  return (
    <ApplicationsPage
      list={list}
      isLoading={isLoading}
      onRetry={onRetry}
      stand={query.stand}
      hrefOf={({ stand, page = 1 }) =>
        href(queryPath("/support/haendler-antraege", applicationsQueryOf({ stand, seite: String(page) })))
      }
    />
  )
}
