import { orderNumberIn } from "../../domain/order/number.ts"
import { OrderLink } from "../kit/desk/OrderLink.tsx"

interface MailOrderProps {
  readonly subject: string
  readonly className?: string | undefined
}

/** The order that a mail's subject names; renders nothing if it names none. */
export function MailOrder({ subject, className }: MailOrderProps) {
  const orderNumber = orderNumberIn(subject)
  return orderNumber !== undefined && <OrderLink orderNumber={orderNumber} className={className} />
}
