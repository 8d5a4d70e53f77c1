import { createFileRoute } from "@tanstack/react-router"
import { campaignsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { campaignsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { advertsHead } from "../../ui/support/adverts/adverts-head.ts"
import { CampaignsPage } from "../../ui/support/adverts/CampaignsPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Campaigns of adverts; which are shown stands in the address. */
export const Route = createFileRoute("/_desk/support/campaigns/")({
  staticData: { page: "app", permission: "adverts.read", texts: ["support"] },
  loaderDeps: ({ search }) => campaignsQueryOf(search),
  loader: (at) => loaded(at, campaignsPage(at.deps)),
  head: ({ match: { context } }) => advertsHead(context.i18n, "campaigns"),
  component: Campaigns
})

function Campaigns() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(campaignsPage(query), Route.useLoaderData())
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <CampaignsPage
      {...list}
      words={query.suche ?? ""}
      stand={query.stand ?? ""}
      countryId={query.land ?? null}
      mayEdit={may(page, "adverts.campaigns")}
      hrefOf={(seite) =>
        href(queryPath("/support/campaigns", campaignsQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
