import { createFileRoute } from "@tanstack/react-router"
import { deskOrdersSearch } from "../../services/client/dealer-routes.gen.ts"
import { landIn } from "../../services/desk/land.ts"
import { loadedOf } from "../../services/desk/loaded.ts"
import { ordersCallOf, ordersPath, ordersQueryOf } from "../../services/desk/orders-query.ts"
import { dealerHead } from "../../ui/dealer/dealer-heads.ts"
import { FoundOrdersPage } from "../../ui/support/orders/FoundOrdersPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Staff find any order; words, filters and page stand in the address. */
export const Route = createFileRoute("/_desk/support/bestellungen/")({
  staticData: { page: "app", permission: "orders.any.read", texts: ["support", "order"] },
  loaderDeps: ({ search }) => ordersQueryOf(search),
  loader: async ({ context: { client }, deps }) =>
    loadedOf(await client.call(deskOrdersSearch, { query: ordersCallOf(deps) })),
  head: ({ match: { context } }) => dealerHead(context.i18n, "orders"),
  component: Orders
})

function Orders() {
  const loaded = Route.useLoaderData()
  const list = useStaffList(loaded)
  const query = Route.useLoaderDeps()
  const href = useHref()
  useKeptLand(landIn(Route.useSearch()))
  return (
    <FoundOrdersPage
      {...list}
      words={query.suche ?? ""}
      dealer={query.haendler ?? ""}
      countryId={query.land ?? null}
      status={query.stand}
      hrefOf={(seite) => href(ordersPath(ordersQueryOf({ ...query, seite: String(seite) })))}
    />
  )
}
