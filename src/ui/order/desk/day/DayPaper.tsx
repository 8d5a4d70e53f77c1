import { Plural, Trans } from "@lingui/react/macro"
import {
  type DayOrder,
  type DayStop,
  type DeliveryDay,
  loadsOf,
  metAt,
  stopsInOrder
} from "../../../../domain/order/life/day-list.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { formatWholeDay } from "../../../kit/form/calendar-words.ts"
import { formatMoney } from "../../../kit/format.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { useSite } from "../../../kit/site.tsx"
import { PaymentName } from "../../../kit/orders/PaymentName.tsx"
import { WishName, WishText } from "../wish-texts.tsx"
import s from "./DayPaper.module.css"

/** The deliveries of a day as a document, which the server converts to a PDF (rule dealer.day-list). */
export function DayPaper({ list, order }: { readonly list: DeliveryDay; readonly order: DayOrder }) {
  const tag = useSite().locale.bcp47
  const { day, dealer, start, stops } = list
  return (
    <article className={s["paper"]}>
      <h1>
        <Trans>Lieferungen am {formatWholeDay(tag, day)}</Trans>
      </h1>
      <p>
        {dealer}, <Plural value={stops.length} one="# Stopp" other="# Stopps" />
        {loadsOf(stops).map(({ productName, productGroupId, amount }) => (
          <span key={productName}>
            , <AmountText amount={amount} unit={productGroup(productGroupId).unit} /> {productName}
          </span>
        ))}
      </p>
      <p>
        {order === "route" && (
          <Trans>
            Die Reihenfolge ist ein Vorschlag ab {start}, immer zum nächstgelegenen Ort in Luftlinie. Straßen
            und Zeiten kennt sie nicht.
          </Trans>
        )}{" "}
        <Trans>An der Tür ist nichts zu kassieren.</Trans>
      </p>
      {stops.length > 0 && (
        <table className={s["stops"]}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Kunde</Trans>
              </th>
              <th scope="col">
                <Trans>Ware</Trans>
              </th>
              <th scope="col">
                <Trans>Bestellung</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {stopsInOrder(stops, order).map((stop, index) => (
              <StopRow key={`${stop.order.orderId} ${stop.station}`} stop={stop} place={index + 1} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  )
}

function StopRow({ stop, place }: { readonly stop: DayStop; readonly place: number }) {
  const tag = useSite().locale.bcp47
  const { order, station } = stop
  const { buyer, address, phone, deliveryNote, amount } = metAt(stop)
  const { orderNumber, productName, productGroupId, quality, wishes, payment, totalPrice, currency } = order
  return (
    <tr>
      <th scope="row">
        {place}. {buyer}
        <small>{address}</small>
        {phone !== "" && <small>{phone}</small>}
        {deliveryNote !== "" && (
          <small>
            <Trans>Hinweis: {deliveryNote}</Trans>
          </small>
        )}
      </th>
      <td>
        <AmountText amount={amount} unit={productGroup(productGroupId).unit} /> {productName}
        {quality.length > 0 && <small>{quality.join(", ")}</small>}
        {wishes.map((wish) => (
          <small key={wish.group}>
            <WishName group={wish.group} />
            {(wish.name !== "" || wish.day !== undefined) && (
              <>
                : <WishText wish={wish} />
              </>
            )}
          </small>
        ))}
      </td>
      <td>
        {orderNumber}
        {station !== null && (
          <small>
            <Trans>Stelle {station}</Trans>
          </small>
        )}
        <small>
          <PaymentName variant={payment} />, {formatMoney(tag, currency, totalPrice)}
        </small>
      </td>
    </tr>
  )
}
