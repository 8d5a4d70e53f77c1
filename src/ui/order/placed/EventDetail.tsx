import { Trans } from "@lingui/react/macro"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { DateText, Price } from "../../kit/price/Price.tsx"

/** Details of a log entry other than the time: the day, the delivery and its price, and the reason. */
export function EventDetail({ order, index }: { readonly order: OrderPage; readonly index: number }) {
  const entry = order.events[index]
  if (entry === undefined) return null
  const reason = entry.reason !== null && (
    <>
      {" "}
      <Trans>Grund: {entry.reason}</Trans>
    </>
  )
  switch (entry.state) {
    case "scheduled":
      return entry.station !== null ? (
        <>
          <StationDelivered order={order} station={entry.station} />
          {reason}
        </>
      ) : (
        <>
          {entry.day !== null && (
            <Trans>
              Lieferung am <DateText date={entry.day} long />.
            </Trans>
          )}
          {reason}
        </>
      )
    case "delivered":
      return (
        <>
          {entry.station !== null && (
            <>
              <StationDelivered order={order} station={entry.station} />{" "}
            </>
          )}
          {order.delivery !== null && <Delivered order={order} delivery={order.delivery} />}
          {reason}
        </>
      )
    case "invoiced":
      // after a returned debit, the same invoice is unpaid again
      return (entry.event === undefined || entry.event === "invoice") && order.invoiceNumber !== null ? (
        <>
          <Trans>Rechnung {order.invoiceNumber}</Trans>
          {reason}
        </>
      ) : (
        reason || null
      )
    default:
      return reason || null
  }
}

function StationDelivered({ order, station }: { readonly order: OrderPage; readonly station: number }) {
  const came = order.stationDeliveries.find((each) => each.station === station)
  if (came === undefined) return null
  const { unit } = productGroup(order.productGroupId)
  return (
    <Trans>
      Lieferstelle {station}: <AmountText amount={came.amount} unit={unit} /> am{" "}
      <DateText date={came.day} long />.
    </Trans>
  )
}

function Delivered({
  order,
  delivery
}: {
  readonly order: OrderPage
  readonly delivery: NonNullable<OrderPage["delivery"]>
}) {
  const { unit } = productGroup(order.productGroupId)
  return (
    <Trans>
      Geliefert: <AmountText amount={delivery.amount} unit={unit} />. Zu zahlen:{" "}
      <Price amount={delivery.bill.totalPrice} currency={order.offer.currency} />
    </Trans>
  )
}
