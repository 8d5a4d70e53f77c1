import { use } from "react"
import type { OrderPathFrom } from "../../../domain/rights/order-path.ts"
import { useHref } from "../site.tsx"
import { DeskLink } from "./DeskLink.tsx"
import { OrderPaths } from "./order-paths.ts"

interface OrderLinkProps {
  readonly orderNumber: string
  /** Omitted if only the number is known; the page can be found by the id or the number. */
  readonly orderId?: string | null
  readonly from?: OrderPathFrom
  readonly id?: string
  readonly className?: string | undefined
  readonly tabIndex?: number
}

/** Order number: a link to the order page if the user may open it, otherwise text (rule desk.order-links). */
export function OrderLink({ orderNumber, orderId, from, ...rest }: OrderLinkProps) {
  const href = useHref()
  const path = use(OrderPaths)(orderId ?? orderNumber, from)
  return path === undefined ? (
    <span {...rest}>{orderNumber}</span>
  ) : (
    <DeskLink {...rest} href={href(path)}>
      {orderNumber}
    </DeskLink>
  )
}
