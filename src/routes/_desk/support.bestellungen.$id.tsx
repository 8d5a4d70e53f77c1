import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { orderById } from "../../services/queries/orders.ts"
import { AllOrders } from "../../ui/order/desk/staff-order/back-names.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { StaffOrder } from "../-desk/StaffOrder.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** One order for staff, whole: from here all that their role may do with it. */
export const Route = createFileRoute("/_desk/support/bestellungen/$id")({
  ...deskPage("allOrders", { title: msg`Eine Bestellung`, texts: ["support", "order"] }),
  loader: (at) => loaded(at, orderById(at.params.id)),
  // each opening is logged, and acts start from a fresh answer
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
