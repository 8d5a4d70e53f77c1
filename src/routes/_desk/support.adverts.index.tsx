import { createFileRoute } from "@tanstack/react-router"
import { recordsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { advertsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { advertsHead } from "../../ui/support/adverts/adverts-head.ts"
import { AdvertsPage } from "../../ui/support/adverts/AdvertsPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Adverts; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/support/adverts/")({
  staticData: { page: "app", permission: "adverts.read", texts: ["support"] },
  loaderDeps: ({ search }) => recordsQueryOf(search),
  loader: (at) => loaded(at, advertsPage(at.deps)),
  head: ({ match: { context } }) => advertsHead(context.i18n, "adverts"),
  component: Adverts
})

function Adverts() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(advertsPage(query), Route.useLoaderData())
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <AdvertsPage
      {...list}
      words={query.suche ?? ""}
      stand={query.stand ?? ""}
      mayEdit={may(page, "adverts.edit")}
      hrefOf={(seite) =>
        href(queryPath("/support/adverts", recordsQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
