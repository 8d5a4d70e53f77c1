import { createFileRoute } from "@tanstack/react-router"
import { landIn } from "../../services/desk/land.ts"
import { ordersQueryOf } from "../../services/desk/orders/found-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { foundOrders } from "../../services/queries/orders.ts"
import { FoundOrdersPage } from "../../ui/order/desk/found/FoundOrdersPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"

const useOrders = deskList("allOrders", ordersQueryOf, foundOrders)

/** Page: search for any order by staff; search text, filters and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/bestellungen/")({
  ...deskPage("allOrders", { texts: ["support", "order"] }),
  loaderDeps: ({ search }) => ordersQueryOf(search),
  loader: (at) => loaded(at, foundOrders(at.deps)),
  component: Orders
})

function Orders() {
  const query = Route.useLoaderDeps()
  useKeptLand(landIn(Route.useSearch()))
  return (
    <FoundOrdersPage
      {...useOrders(query, Route.useLoaderData())}
      dealer={query.haendler ?? ""}
      countryId={query.land ?? null}
      status={query.stand}
    />
  )
}
