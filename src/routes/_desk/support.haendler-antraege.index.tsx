import { createFileRoute } from "@tanstack/react-router"
import { applicationsQueryOf } from "../../services/desk/applications-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { applications } from "../../services/queries/applications.ts"
import { ApplicationsPage } from "../../ui/support/applications/ApplicationsPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useApplications = deskList("dealerApplications", applicationsQueryOf, applications)

/** Page: the list of dealer applications; the filter is in the URL. */
export const Route = createFileRoute("/_desk/support/haendler-antraege/")({
  ...deskPage("dealerApplications"),
  loaderDeps: ({ search }) => applicationsQueryOf(search),
  loader: (at) => loaded(at, applications(at.deps)),
  component: Applications
})

function Applications() {
  const query = Route.useLoaderDeps()
  const { at, ...list } = useApplications(query, Route.useLoaderData())
  return (
    <ApplicationsPage
      {...list}
      stand={query.stand}
      hrefOf={({ stand, page }) => at({ stand, seite: page })}
    />
  )
}
