import { createFileRoute } from "@tanstack/react-router"
import { campaignsQueryOf } from "../../services/desk/adverts-query.ts"
import { may } from "../../services/desk/may.ts"
import { campaignsPage } from "../../services/queries/adverts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { CampaignsPage } from "../../ui/support/adverts/CampaignsPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useCampaigns = deskList("campaigns", campaignsQueryOf, campaignsPage)

/** Page: the list of advert campaigns; the filters are in the URL. */
export const Route = createFileRoute("/_desk/support/campaigns/")({
  ...deskPage("campaigns"),
  loaderDeps: ({ search }) => campaignsQueryOf(search),
  loader: (at) => loaded(at, campaignsPage(at.deps)),
  component: Campaigns
})

function Campaigns() {
  const query = Route.useLoaderDeps()
  const { page } = Route.useRouteContext()
  return (
    <CampaignsPage
      {...useCampaigns(query, Route.useLoaderData())}
      stand={query.stand ?? ""}
      countryId={query.land ?? null}
      mayEdit={may(page, "adverts.campaigns")}
    />
  )
}
