import { createFileRoute } from "@tanstack/react-router"
import { recordsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { slotsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { SlotsPage } from "../../ui/support/adverts/SlotsPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useSlots = deskList("slots", recordsQueryOf, slotsPage)

/** Page: the list of advert slots; the filters are in the URL. */
export const Route = createFileRoute("/_desk/support/slots/")({
  ...deskPage("slots"),
  loaderDeps: ({ search }) => recordsQueryOf(search),
  loader: (at) => loaded(at, slotsPage(at.deps)),
  component: Slots
})

function Slots() {
  const query = Route.useLoaderDeps()
  const { page } = Route.useRouteContext()
  return (
    <SlotsPage
      {...useSlots(query, Route.useLoaderData())}
      stand={query.stand ?? ""}
      mayEdit={may(page, "adverts.edit")}
    />
  )
}
