import { createFileRoute } from "@tanstack/react-router"
import { landIn } from "../../services/desk/land.ts"
import { ordersQueryOf } from "../../services/desk/orders-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { foundOrders } from "../../services/queries/orders.ts"
import { dealerHead } from "../../ui/dealer/dealer-heads.ts"
import { FoundOrdersPage } from "../../ui/support/orders/FoundOrdersPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Staff find any order; words, filters and page stand in the address. */
export const Route = createFileRoute("/_desk/support/bestellungen/")({
  staticData: { page: "app", permission: "orders.any.read", texts: ["support", "order"] },
  loaderDeps: ({ search }) => ordersQueryOf(search),
  loader: (at) => loaded(at, foundOrders(at.deps)),
  head: ({ match: { context } }) => dealerHead(context.i18n, "orders"),
  component: Orders
})

function Orders() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(foundOrders(query), Route.useLoaderData())
  const href = useHref()
  useKeptLand(landIn(Route.useSearch()))
  return (
    <FoundOrdersPage
      {...list}
      words={query.suche ?? ""}
      dealer={query.haendler ?? ""}
      countryId={query.land ?? null}
      status={query.stand}
      hrefOf={(seite) =>
        href(queryPath("/support/bestellungen", ordersQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
