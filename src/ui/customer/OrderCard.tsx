import { Trans } from "@lingui/react/macro"
import { RotateCw } from "lucide-react"
import { countries } from "../../domain/place/country.ts"
import type { OwnOrder } from "../../domain/order/own-order.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { ButtonLink } from "../kit/Button.tsx"
import { Disclosure } from "../kit/Disclosure.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { localDay } from "../kit/orders/local-day.ts"
import { OrderTimeline } from "../kit/orders/OrderTimeline.tsx"
import { StatusTitle } from "../kit/orders/StatusTitle.tsx"
import { DateText, Price } from "../kit/price/Price.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./OrderCard.module.css"
import { DeliveryWindow, Goods } from "./OrderWords.tsx"
import { pathOf } from "./order-path.ts"
import { RateOrder, type RateWish } from "./RateOrder.tsx"

/** Returns the colour for the status of an order. */
const toneOf = ({ status }: OwnOrder): "brand" | "good" | "quiet" =>
  status === "delivered" || status === "invoiced" || status === "settled"
    ? "good"
    : status === "placed" || status === "confirmed" || status === "scheduled"
      ? "brand"
      : "quiet"

interface OrderCardProps {
  readonly order: OwnOrder
  readonly onRate: RateWish
  /** Whether the order's timeline can be opened here. */
  readonly withTimeline?: boolean
}

/** One of the customer's orders: the goods, the status, and a link for ordering the same goods again. */
export function OrderCard({ order, onRate, withTimeline = false }: OrderCardProps) {
  const href = useHref()
  const { countryId, orderNumber } = order
  const named = <VisuallyHidden> ({orderNumber})</VisuallyHidden>
  return (
    <article className={s["order"]} aria-labelledby={`order-${order.orderId}`} data-status={order.status}>
      <header className={s["head"]}>
        <h3 id={`order-${order.orderId}`} className={s["title"]}>
          <Goods order={order} />
        </h3>
        <Badge tone={toneOf(order)}>
          <StatusTitle state={order.status} />
        </Badge>
      </header>
      <dl className={s["facts"]}>
        <div>
          <dt>
            <Trans>Händler</Trans>
          </dt>
          <dd>{order.dealerName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Lieferung</Trans>
          </dt>
          <dd>
            <DeliveryWindow order={order} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Gesamtpreis</Trans>
          </dt>
          <dd>
            <Price amount={order.totalPrice} currency={order.currency} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Bestellt</Trans>
          </dt>
          <dd>
            <DateText date={localDay(countries[countryId].timeZone, order.placedAt)} long />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Bestellnummer</Trans>
          </dt>
          <dd>{orderNumber}</dd>
        </div>
      </dl>
      {withTimeline && (
        <Disclosure more={<Trans>Verlauf</Trans>} className={s["life"]}>
          <OrderTimeline order={order} />
        </Disclosure>
      )}
      <div className={s["actions"]}>
        <ButtonLink look="secondary" href={href(pathOf(order.reorderPath))}>
          <RotateCw size={18} aria-hidden="true" />
          <Trans>Noch einmal bestellen</Trans>
          {named}
        </ButtonLink>
        <ButtonLink look="quiet" href={href(pathOf(order.orderPath))}>
          <Trans>Bestellung ansehen</Trans>
          {named}
        </ButtonLink>
        <RateOrder order={order} onRate={onRate} />
      </div>
    </article>
  )
}
