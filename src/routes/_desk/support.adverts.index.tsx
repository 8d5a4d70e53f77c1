import { createFileRoute } from "@tanstack/react-router"
import { recordsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { advertsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { AdvertsPage } from "../../ui/support/adverts/AdvertsPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useAdverts = deskList("adverts", recordsQueryOf, advertsPage)

/** Page: the list of adverts; the filters are in the URL. */
export const Route = createFileRoute("/_desk/support/adverts/")({
  ...deskPage("adverts"),
  loaderDeps: ({ search }) => recordsQueryOf(search),
  loader: (at) => loaded(at, advertsPage(at.deps)),
  component: Adverts
})

function Adverts() {
  const query = Route.useLoaderDeps()
  const { page } = Route.useRouteContext()
  return (
    <AdvertsPage
      {...useAdverts(query, Route.useLoaderData())}
      stand={query.stand ?? ""}
      mayEdit={may(page, "adverts.edit")}
    />
  )
}
