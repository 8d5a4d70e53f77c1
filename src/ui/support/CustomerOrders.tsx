import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import type { OrderStatus } from "../../domain/order/draft.ts"
import type { Customer } from "../../domain/support/people.ts"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { OrderLink } from "../kit/desk/OrderLink.tsx"
import { formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./People.module.css"

type Order = Customer["orders"][number]

const statuses: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  placed: msg`bestellt`,
  confirmed: msg`bestätigt`,
  scheduled: msg`Termin steht`,
  delivered: msg`geliefert`,
  invoiced: msg`berechnet`,
  settled: msg`abgeschlossen`,
  refused: msg`abgelehnt`,
  cancelledByDealer: msg`vom Händler storniert`,
  cancelledByCustomer: msg`vom Kunden storniert`,
  withdrawn: msg`widerrufen`
}

/**
 * A customer's latest orders, used to identify the customer during a call; without payment data (rule
 * account.no-bank-data).
 */
export function CustomerOrders({ orders }: Pick<Customer, "orders">) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<Order>> = [
    {
      key: "number",
      head: t`Bestellung`,
      isName: true,
      cell: ({ orderId, orderNumber }) => <OrderLink orderId={orderId} orderNumber={orderNumber} />
    },
    { key: "at", head: t`Bestellt am`, cell: ({ placedAt }) => shortDay(tag, placedAt) },
    {
      key: "status",
      head: t`Stand`,
      cell: ({ status }) => <span className={s["words"]}>{i18n._(statuses[status])}</span>
    },
    {
      key: "total",
      head: t`Gesamtpreis`,
      align: "end",
      cell: ({ totalPrice, currency }) => formatMoney(tag, currency, totalPrice)
    }
  ]
  return (
    <>
      <h2 className={s["title"]}>
        <Trans>Letzte Bestellungen</Trans>
      </h2>
      <DataTable
        caption={t`Letzte Bestellungen`}
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        empty={
          <p className={s["note"]}>
            <Trans>Noch keine Bestellung</Trans>
          </p>
        }
      />
    </>
  )
}
