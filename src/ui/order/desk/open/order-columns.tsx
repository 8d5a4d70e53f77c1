import { Trans } from "@lingui/react/macro"
import { canBeChosen } from "../../../../domain/order/life/many-orders.ts"
import type { Column } from "../../../kit/desk/DataTable.tsx"
import { shortDay } from "../../../kit/desk/moment.ts"
import { OrderLink } from "../../../kit/desk/OrderLink.tsx"
import { formatDay, formatDays, formatMoney } from "../../../kit/format.ts"
import { useSite } from "../../../kit/site.tsx"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"
import { BuyerCell, GoodsCell } from "./OpenOrderCells.tsx"
import s from "../OrderRows.module.css"
import { Due } from "./Due.tsx"
import type { ManyView, ManyWishes } from "../many/many.view.ts"
import { SelectBox } from "../many/SelectBox.tsx"
import { OrderStep } from "../acts/OrderStep.tsx"
import { PaymentName } from "../../../kit/orders/PaymentName.tsx"

/** Returns the checkbox that selects an order. */
const boxOf = ({
  view,
  wishes
}: {
  readonly view: ManyView
  readonly wishes: ManyWishes | undefined
}): Column<OrderRowView> => ({
  key: "box",
  head: (
    <span className={s["boxHead"]}>
      <Trans>Auswählen</Trans>
    </span>
  ),
  cell: (row) => canBeChosen(row.order) && <SelectBox row={row} many={view} wishes={wishes} />
})

/** Returns the columns of the list; staff also see the dealer of each order. */
export const useOpenOrderColumns = (
  hasDealers: boolean,
  today: string,
  wishes: OrderRowWishes | undefined,
  /** Rows have a checkbox if several orders can be selected. */
  many: { readonly view: ManyView; readonly wishes: ManyWishes | undefined } | undefined
): ReadonlyArray<Column<OrderRowView>> => {
  const tag = useSite().locale.bcp47
  const dealer: Column<OrderRowView> = {
    key: "dealer",
    head: <Trans>Händler</Trans>,
    cell: ({ order }) => <span className={s["dealer"]}>{order.dealer}</span>
  }
  return [
    ...(many === undefined ? [] : [boxOf(many)]),
    {
      key: "number",
      head: <Trans>Bestellung</Trans>,
      isName: true,
      cell: ({ order: { orderId, orderNumber, placedAt } }) => (
        <>
          <OrderLink
            id={`order-${orderId}`}
            className={s["number"]}
            orderId={orderId}
            orderNumber={orderNumber}
            from="sold"
          />
          <span className={s["second"]}>{shortDay(tag, placedAt)}</span>
        </>
      )
    },
    ...(hasDealers ? [dealer] : []),
    {
      key: "buyer",
      head: <Trans>Kunde</Trans>,
      cell: ({ order }) => <BuyerCell order={order} />
    },
    {
      key: "goods",
      head: <Trans>Ware</Trans>,
      cell: ({ order }) => (
        <div className={s["goods"]}>
          <GoodsCell order={order} />
        </div>
      )
    },
    {
      key: "total",
      head: <Trans>Summe</Trans>,
      align: "end",
      cell: ({ order: { totalPrice, currency, payment } }) => (
        <>
          <span className={s["money"]}>{formatMoney(tag, currency, totalPrice)}</span>
          <span className={s["payment"]}>
            <PaymentName variant={payment} />
          </span>
        </>
      )
    },
    {
      key: "day",
      head: <Trans>Lieferung</Trans>,
      cell: ({ order }) => {
        const { startDeliveryPeriodDate: start, endDeliveryPeriodDate: end, scheduledDay } = order
        const days = formatDays(tag, start, end)
        return scheduledDay === null ? (
          <>
            <span className={s["days"]}>{days}</span>
            <Due order={order} today={today} />
          </>
        ) : (
          <>
            <span className={s["days"]}>{formatDay(tag, scheduledDay)}</span>
            <Due order={order} today={today} />
            <span className={s["second"]}>
              <Trans>
                bestellt: <span className={s["days"]}>{days}</span>
              </Trans>
            </span>
          </>
        )
      }
    },
    {
      key: "step",
      head: <Trans>Stand</Trans>,
      cell: (view) => <OrderStep view={view} wishes={wishes} hasKeys />
    }
  ]
}
