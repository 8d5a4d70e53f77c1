import { Trans } from "@lingui/react/macro"
import type { OwnOrders } from "../../domain/order/own-order.ts"
import { Card } from "../kit/Card.tsx"
import { Pager } from "../kit/desk/Pager.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./HomePage.module.css"
import { NoOrders } from "./NoOrders.tsx"
import { NotLoaded } from "./NotLoaded.tsx"
import { OrderCard } from "./OrderCard.tsx"
import type { RateWish } from "./RateOrder.tsx"

interface OrdersPageProps {
  /** Null if the server has not responded. */
  readonly orders: OwnOrders | null
  readonly onRate: RateWish
  readonly onRetry: (() => void) | undefined
}

/** Page: all orders of the customer with their timelines, newest first (rule account.area). */
export function OrdersPage({ orders, onRate, onRetry }: OrdersPageProps) {
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Bestellungen</Trans>
      </h1>
      {orders === null ? (
        <NotLoaded onRetry={onRetry} />
      ) : orders.total === 0 ? (
        <NoOrders hasDraft={false} />
      ) : (
        <Orders orders={orders} onRate={onRate} />
      )}
    </div>
  )
}

function Orders({ orders, onRate }: { readonly orders: OwnOrders; readonly onRate: RateWish }) {
  const href = useHref()
  const { items, total, page, size } = orders
  const last = Math.ceil(total / size)
  return (
    <>
      {items.length === 0 ? (
        <p>
          <Trans>
            So viele Bestellungen haben Sie nicht. <a href={href("/kunde/bestellungen")}>Zur ersten Seite</a>
          </Trans>
        </p>
      ) : (
        <section aria-labelledby="all-orders" className={s["part"]}>
          <h2 id="all-orders" className={s["quiet"]}>
            {last > 1 ? (
              <Trans>
                Seite {page} von {last}
              </Trans>
            ) : (
              <Trans>Die neuesten zuerst</Trans>
            )}
          </h2>
          <Card>
            {items.map((order) => (
              <OrderCard key={order.orderId} order={order} onRate={onRate} withTimeline />
            ))}
          </Card>
        </section>
      )}
      {items.length > 0 && (
        <Pager
          page={page}
          size={size}
          total={total}
          hrefOf={(other) => href(`/kunde/bestellungen${other === 1 ? "" : `?page=${other}`}`)}
        />
      )}
    </>
  )
}
