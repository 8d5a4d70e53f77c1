import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { may } from "../../services/desk/may.ts"
import { loaded } from "../../services/queries/ask.ts"
import { orderById } from "../../services/queries/orders.ts"
import { Bills, CancelledOrders, OpenOrders } from "../../ui/order/desk/staff-order/back-names.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { StaffOrder } from "../-desk/StaffOrder.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: one order of a dealer with all its data; orders of other dealers are not found. */
export const Route = createFileRoute("/_desk/stornomanagement/bestellungen/$id")({
  ...deskPage("openOrders", {
    title: msg`Eine Bestellung`,
    permission: "orders.read",
    texts: ["support", "order"]
  }),
  loader: (at) => loaded(at, orderById(at.params.id)),
  // each view is logged, and acts start with newly loaded data
  gcTime: 0,
  component: OneOrder
})

function OneOrder() {
  const { id } = Route.useParams()
  const { page } = Route.useRouteContext()
  const href = useHref()
  const sold = may(page, "orders.sell")
    ? { href: href("/stornomanagement/offen"), name: <OpenOrders /> }
    : { href: href("/stornomanagement"), name: <CancelledOrders /> }
  const bills = { href: href("/stornomanagement/rechnungen"), name: <Bills /> }
  return (
    <LastRecord question={orderById(id)} loaded={Route.useLoaderData()}>
      {(whole) => (
        <StaffOrder
          key={whole.row.orderId}
          whole={whole}
          // a delivered order is in the list of bills
          back={whole.delivery !== null && may(page, "orders.bill") ? bills : sold}
        />
      )}
    </LastRecord>
  )
}
