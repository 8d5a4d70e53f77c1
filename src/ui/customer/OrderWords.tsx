import type { OwnOrder } from "../../domain/order/own-order.ts"
import { formatPeriod } from "../kit/format.ts"
import { AmountText } from "../kit/orders/AmountText.tsx"
import { useSite } from "../kit/site.tsx"

/** Goods of an order: "6.000 kg Holzpellets lose", "2 Paletten Holzbriketts". */
export function Goods({ order }: { readonly order: Pick<OwnOrder, "amount" | "unit" | "productName"> }) {
  return (
    <>
      <AmountText amount={order.amount} unit={order.unit} /> {order.productName}
    </>
  )
}

/** The delivery window with its year. */
export function DeliveryWindow({ order }: { readonly order: OwnOrder }) {
  const { locale } = useSite()
  return formatPeriod(locale.bcp47, order.startDeliveryPeriodDate, order.endDeliveryPeriodDate)
}
