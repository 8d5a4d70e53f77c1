import { Trans } from "@lingui/react/macro"
import type { OwnOrder } from "../../domain/order/own-order.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { OrderTimeline } from "../kit/orders/OrderTimeline.tsx"
import { Price } from "../kit/price/Price.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./NextDelivery.module.css"
import { DeliveryWindow, Goods } from "./OrderWords.tsx"
import { pathOf } from "./order-path.ts"

/** The most important facts for a customer: delivery date, dealer and price. */
export function NextDelivery({ order }: { readonly order: OwnOrder }) {
  const href = useHref()
  return (
    <section aria-labelledby="next-delivery">
      <Card high className={s["card"]}>
        <div className={s["facts"]}>
          <h2 id="next-delivery" className={s["title"]}>
            <Trans>Ihre nächste Lieferung</Trans>
          </h2>
          <p className={s["window"]}>
            <DeliveryWindow order={order} />
          </p>
          <p className={s["goods"]}>
            <Goods order={order} />
          </p>
          <p>
            <Trans>von {order.dealerName}</Trans>
          </p>
          <p className={s["total"]}>
            <Price amount={order.totalPrice} currency={order.currency} />
          </p>
          <p className={s["number"]}>
            <Trans>Bestellnummer {order.orderNumber}</Trans>
          </p>
          <div className={s["actions"]}>
            <ButtonLink look="secondary" href={href(pathOf(order.orderPath))}>
              <Trans>Bestellung ansehen</Trans>
            </ButtonLink>
          </div>
        </div>
        <OrderTimeline order={order} />
      </Card>
    </section>
  )
}
