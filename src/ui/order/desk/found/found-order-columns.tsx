import { useLingui } from "@lingui/react/macro"
import { addressCountry } from "../../../../domain/place/address-country.ts"
import type { FoundOrder } from "../../../../domain/order/life/staff-order.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { Badge } from "../../../kit/icon/Badge.tsx"
import type { Column } from "../../../kit/desk/DataTable.tsx"
import { shortDay } from "../../../kit/desk/moment.ts"
import { OrderLink } from "../../../kit/desk/OrderLink.tsx"
import { formatMoney } from "../../../kit/format.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { useSite } from "../../../kit/site.tsx"
import s from "./FoundOrders.module.css"
import { SellerStatus } from "../../../kit/desk/SellerStatus.tsx"

/** Columns that identify an order: link, customer, goods and status. */
export const useFoundOrderColumns = (): ReadonlyArray<Column<FoundOrder>> => {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  return [
    {
      key: "number",
      head: t`Bestellung`,
      isName: true,
      cell: ({ orderId, orderNumber, placedAt }) => (
        <>
          <OrderLink className={s["number"]} orderId={orderId} orderNumber={orderNumber} />
          <span className={s["second"]}>{shortDay(tag, placedAt)}</span>
        </>
      )
    },
    {
      key: "buyer",
      head: t`Kunde`,
      cell: ({ buyer, email, phone }) => (
        <span className={s["buyer"]}>
          {buyer}
          <span className={s["second"]}>{email}</span>
          <span className={s["second"]}>{phone}</span>
        </span>
      )
    },
    {
      key: "place",
      head: t`Ort`,
      cell: ({ zipCode, city, countryId }) => (
        <span className={s["whole"]}>
          {zipCode} {city}
          <span className={s["second"]}>{addressCountry({ countryId, zipCode }).name}</span>
        </span>
      )
    },
    { key: "dealer", head: t`Händler`, cell: ({ dealer }) => <span className={s["dealer"]}>{dealer}</span> },
    {
      key: "goods",
      head: t`Ware`,
      cell: ({ productName, amount, productGroupId }) => (
        <span className={s["whole"]}>
          {productName}
          <span className={s["second"]}>
            <AmountText amount={amount} unit={productGroup(productGroupId).unit} />
          </span>
        </span>
      )
    },
    {
      key: "total",
      head: t`Summe`,
      align: "end",
      cell: ({ totalPrice, currency }) => (
        <span className={s["money"]}>{formatMoney(tag, currency, totalPrice)}</span>
      )
    },
    {
      key: "status",
      head: t`Stand`,
      cell: ({ status }) => (
        <Badge tone={status === "placed" ? "brand" : "quiet"}>
          <SellerStatus status={status} />
        </Badge>
      )
    }
  ]
}
