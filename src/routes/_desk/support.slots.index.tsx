import { createFileRoute } from "@tanstack/react-router"
import { recordsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { slotsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { advertsHead } from "../../ui/support/adverts/adverts-head.ts"
import { SlotsPage } from "../../ui/support/adverts/SlotsPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Places for adverts; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/support/slots/")({
  staticData: { page: "app", permission: "adverts.read", texts: ["support"] },
  loaderDeps: ({ search }) => recordsQueryOf(search),
  loader: (at) => loaded(at, slotsPage(at.deps)),
  head: ({ match: { context } }) => advertsHead(context.i18n, "slots"),
  component: Slots
})

function Slots() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(slotsPage(query), Route.useLoaderData())
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <SlotsPage
      {...list}
      words={query.suche ?? ""}
      stand={query.stand ?? ""}
      mayEdit={may(page, "adverts.edit")}
      hrefOf={(seite) =>
        href(queryPath("/support/slots", recordsQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
