import { createFileRoute } from "@tanstack/react-router"
import { landOf } from "../../services/desk/land.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import { queryPath, todayIn } from "../../services/desk/span-query.ts"
import { ordersQueryOf, ordersWishOf } from "../../services/desk/statistics-query.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { OrdersExportPage } from "../../ui/statistics/OrdersExportPage.tsx"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"

/** Page: export of orders as a file, counted first and then downloaded; the filters are in the URL. */
export const Route = createFileRoute("/_desk/export-orders/")({
  ...deskPage("ordersExport"),
  loaderDeps: ({ search }) => ordersQueryOf(search),
  loader: ({ context, deps }) => ({
    today: todayIn(landOf(deps.land) ?? context.locale.countryId, new Date())
  }),
  component: OrdersExport
})

function OrdersExport() {
  const { today } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const signIn = useSignInHref()
  useKeptLand(query.land)
  const file = useExport({ kind: "orders", wish: ordersWishOf(query, today) })
  const leaveGuard = useLeaveGuard(file.exporting.state === "downloading")
  return (
    <ChooseDealers>
      <OrdersExportPage
        today={today}
        {...file}
        maxLength={longestSearch}
        leaveGuard={leaveGuard}
        links={{
          span: ({ from, to }) => href(queryPath("/export-orders", { ...query, von: from, bis: to })),
          wider: href(queryPath("/export-orders", { land: "alle", von: query.von, bis: query.bis })),
          signIn
        }}
      />
    </ChooseDealers>
  )
}
