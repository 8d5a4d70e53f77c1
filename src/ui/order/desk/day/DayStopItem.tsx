import { Trans, useLingui } from "@lingui/react/macro"
import { type DayStop, metAt } from "../../../../domain/order/life/day-list.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { formatMoney } from "../../../kit/format.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { useHref, useSite } from "../../../kit/site.tsx"
import { PhoneLink } from "../ContactLinks.tsx"
import { PaymentName } from "../../../kit/orders/PaymentName.tsx"
import { WishName, WishText } from "../wish-texts.tsx"
import s from "./DayList.module.css"

/** One stop, with a checkbox for use on paper. */
export function DayStopItem({ stop, place }: { readonly stop: DayStop; readonly place: number }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const href = useHref()
  const { order, station } = stop
  const { buyer, address, phone, deliveryNote, amount } = metAt(stop)
  const { orderId, orderNumber, productName, productGroupId, quality, wishes, totalPrice, currency } = order
  return (
    <li className={s["stop"]}>
      <span className={s["place"]}>
        <span className={s["tick"]} aria-hidden="true" />
        {place}
      </span>
      <div className={s["who"]}>
        <p className={s["name"]}>{buyer}</p>
        <p>{address}</p>
        {phone !== "" && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
        {deliveryNote !== "" && (
          <p className={s["hint"]}>
            <Trans>Hinweis: {deliveryNote}</Trans>
          </p>
        )}
      </div>
      <div className={s["goods"]}>
        <p className={s["name"]}>
          <AmountText amount={amount} unit={productGroup(productGroupId).unit} /> {productName}
        </p>
        {quality.length > 0 && <p>{quality.join(", ")}</p>}
        {wishes.length > 0 && (
          <ul className={s["wishes"]} aria-label={t`Zufahrt und Lieferung`}>
            {wishes.map((wish) => (
              <li key={wish.group}>
                <WishName group={wish.group} />
                {(wish.name !== "" || wish.day !== undefined) && (
                  <>
                    : <WishText wish={wish} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={s["paid"]}>
        <p>
          <DeskLink className={s["number"]} href={href(`/stornomanagement/bestellungen/${orderId}`)}>
            {orderNumber}
          </DeskLink>
          {station !== null && (
            <>
              , <Trans>Stelle {station}</Trans>
            </>
          )}
        </p>
        <p>
          <PaymentName variant={order.payment} />, {formatMoney(tag, currency, totalPrice)}
        </p>
      </div>
    </li>
  )
}
