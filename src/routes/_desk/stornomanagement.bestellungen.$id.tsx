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

/** One order of a dealer, whole; others' orders are not there. */
export const Route = createFileRoute("/_desk/stornomanagement/bestellungen/$id")({
  ...deskPage("openOrders", {
    title: msg`Eine Bestellung`,
    permission: "orders.read",
    texts: ["support", "order"]
  }),
  loader: (at) => loaded(at, orderById(at.params.id)),
  // each opening is logged, and acts start from a fresh answer
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
          // what has come stands in the list of the bills
          back={whole.delivery !== null && may(page, "orders.bill") ? bills : sold}
        />
      )}
    </LastRecord>
  )
}
