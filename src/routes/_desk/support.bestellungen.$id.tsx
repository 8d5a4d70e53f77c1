import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { orderById } from "../../services/queries/orders.ts"
import { AllOrders } from "../../ui/order/desk/staff-order/back-names.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { StaffOrder } from "../-desk/StaffOrder.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: one order for staff, with all its data and all acts that the user's role allows. */
export const Route = createFileRoute("/_desk/support/bestellungen/$id")({
  ...deskPage("allOrders", { title: msg`Eine Bestellung`, texts: ["support", "order"] }),
  loader: (at) => loaded(at, orderById(at.params.id)),
  // each view is logged, and acts start with newly loaded data
  gcTime: 0,
  component: OneOrder
})

function OneOrder() {
  const { id } = Route.useParams()
  const href = useHref()
  const back = { href: href("/support/bestellungen"), name: <AllOrders /> }
  return (
    <LastRecord question={orderById(id)} loaded={Route.useLoaderData()}>
      {(whole) => <StaffOrder key={whole.row.orderId} whole={whole} back={back} />}
    </LastRecord>
  )
}
