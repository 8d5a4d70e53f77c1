import { createFileRoute } from "@tanstack/react-router"
import { dealersQueryOf } from "../../services/desk/dealers-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { dealersOfDesk } from "../../services/queries/dealers.ts"
import { DealersPage } from "../../ui/support/dealers/DealersPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useDealers = deskList("dealers", dealersQueryOf, dealersOfDesk)

/** Page: the list of dealers; search text, country, the dealer's status and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/haendler/")({
  ...deskPage("dealers"),
  loaderDeps: ({ search }) => dealersQueryOf(search),
  loader: (at) => loaded(at, dealersOfDesk(at.deps)),
  component: Dealers
})

function Dealers() {
  const query = Route.useLoaderDeps()
  return (
    <DealersPage
      {...useDealers(query, Route.useLoaderData())}
      countryId={query.land ?? null}
      state={query.stand}
    />
  )
}
