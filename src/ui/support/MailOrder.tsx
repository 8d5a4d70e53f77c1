import { orderNumberIn } from "../../domain/order/number.ts"
import { OrderLink } from "../kit/desk/OrderLink.tsx"

interface MailOrderProps {
  readonly subject: string
  readonly className?: string | undefined
}

/** Link to the order named in the subject of a mail; renders nothing if the subject contains no order number. */
export function MailOrder({ subject, className }: MailOrderProps) {
  const orderNumber = orderNumberIn(subject)
  return orderNumber !== undefined && <OrderLink orderNumber={orderNumber} className={className} />
}
