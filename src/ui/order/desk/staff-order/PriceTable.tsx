import { Trans } from "@lingui/react/macro"
import type { Offer } from "../../../../domain/offer/offer.ts"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { formatOneDigit } from "../../../kit/format.ts"
import { Price } from "../../../kit/price/Price.tsx"
import { useSite } from "../../../kit/site.tsx"
import s from "./StaffOrder.module.css"

interface PriceTableProps {
  readonly row: OpenOrder
  readonly offer: Offer
}

/** Ordered goods and fees, their total, and the included tax. */
export function PriceTable({ row, offer }: PriceTableProps) {
  const tag = useSite().locale.bcp47
  const { currency } = row
  const rate = formatOneDigit(tag, offer.vatRate)
  return (
    <table className={s["prices"]}>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Ware</Trans>
          </th>
          <td>
            <Price amount={offer.goodsPrice} currency={currency} />
          </td>
        </tr>
        {offer.fees.map((fee) => (
          <tr key={`${fee.key} ${fee.name}`}>
            <th scope="row">{fee.name}</th>
            <td>
              <Price amount={fee.amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Gesamtpreis</Trans>
          </th>
          <td>
            <Price amount={row.totalPrice} currency={currency} />
          </td>
        </tr>
        <tr className={s["tax"]}>
          <th scope="row">
            <Trans>darin {rate} % Steuer</Trans>
          </th>
          <td>
            <Price amount={offer.vatAmount} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
