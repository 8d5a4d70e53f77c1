import { Trans } from "@lingui/react/macro"
import { Star } from "lucide-react"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { OwnOrder } from "../../domain/order/own-order.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { Button } from "../kit/Button.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { useLive } from "../kit/live/use-live.ts"
import { NotRated } from "../kit/orders/NotRated.tsx"
import s from "./RateOrder.module.css"

/** Opens the page on which an order is rated. */
export type RateWish = (orderId: string) => Promise<CallOutcome>

interface RateOrderProps {
  readonly order: Pick<OwnOrder, "orderId" | "orderNumber" | "isRated" | "canRate">
  /** Returns `invalid` with the code "own" if someone else has to rate the order. */
  readonly onRate: RateWish
}

/** Button that leads to the rating of a delivered order; each order is rated once. */
export function RateOrder({ order, onRate }: RateOrderProps) {
  const isLive = useLive()
  const { outcome, isActing, start } = useAct(onRate)
  if (order.isRated)
    return (
      <Badge tone="good" icon={<Star size={15} aria-hidden="true" />}>
        <Trans>Bewertet</Trans>
      </Badge>
    )
  if (!order.canRate) return null
  return (
    <>
      <Button look="quiet" disabled={!isLive} busy={isActing} onClick={() => start(order.orderId)}>
        <Star size={18} aria-hidden="true" />
        <Trans>Bewerten</Trans>
        <VisuallyHidden> ({order.orderNumber})</VisuallyHidden>
      </Button>
      {outcome !== undefined && outcome.kind !== "done" && (
        <p role="alert" className={s["failed"]}>
          <NotRated outcome={outcome} />
        </p>
      )}
    </>
  )
}
