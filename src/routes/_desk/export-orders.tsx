import { createFileRoute } from "@tanstack/react-router"
import type { ExportSource } from "../../domain/statistics/export.ts"
import { landOf } from "../../services/desk/land.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import { queryPath, todayIn } from "../../services/desk/span-query.ts"
import { ordersQueryOf, ordersWishOf } from "../../services/desk/statistics-query.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { OrdersExportPage } from "../../ui/statistics/OrdersExportPage.tsx"
import { statisticsHead } from "../../ui/statistics/statistics-heads.ts"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { useSame } from "../-desk/use-same.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"

/** The orders as a file: counted first, then taken; what is chosen stands in the address. */
export const Route = createFileRoute("/_desk/export-orders")({
  staticData: { page: "app", permission: "orders.export", texts: ["support"] },
  loaderDeps: ({ search }) => ordersQueryOf(search),
  loader: ({ context, deps }) => ({
    today: todayIn(landOf(deps.land) ?? context.locale.countryId, new Date())
  }),
  head: ({ match: { context } }) => statisticsHead(context.i18n, "ordersExport"),
  component: OrdersExport
})

function OrdersExport() {
  const { today } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const signIn = useSignInHref()
  const source = useSame({
    kind: "orders",
    wish: ordersWishOf(query, today)
  } satisfies ExportSource)
  useKeptLand(query.land)
  const exporting = useExport(source)
  const leaveGuard = useLeaveGuard(exporting.view.state === "downloading")
  return (
    <ChooseDealers>
      <OrdersExportPage
        wish={source.wish}
        today={today}
        exporting={exporting.view}
        wishes={exporting.wishes}
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
