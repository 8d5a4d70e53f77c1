import { Trans } from "@lingui/react/macro"
import type { OrderStatus, OrderView } from "../../../domain/order/draft.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import type { PaymentVariant } from "../../../domain/order/steps.ts"

/** Explains to the buyer each status that the order will reach later. */
export function ComingText({
  state,
  order
}: {
  readonly state: OrderStatus
  readonly order: OrderView & Pick<OrderPage, "mandate">
}) {
  const seller = order.offer.seller.name
  switch (state) {
    case "confirmed":
      return <Trans>{seller} prüft die Bestellung und schreibt Ihnen. Damit ist der Kauf geschlossen.</Trans>
    case "scheduled":
      return (
        <Trans>
          {seller} ruft Sie unter {order.deliveryAddress.phone} an und nennt den Tag.
        </Trans>
      )
    case "delivered":
      return <Trans>Gemessen und berechnet wird, was tatsächlich geliefert wurde.</Trans>
    case "invoiced":
      return <Trans>Die Rechnung kommt nach der Lieferung.</Trans>
    case "settled":
      // if the mandate was revoked, nothing is debited, so the text for an invoice is shown
      return <PaidText variant={order.mandate?.state === "revoked" ? "Invoice" : order.payment.variant} />
    default:
      return null
  }
}

function PaidText({ variant }: { readonly variant: PaymentVariant }) {
  switch (variant) {
    case "Invoice":
    case "InteraidInvoice":
      return <Trans>Sie überweisen innerhalb der Frist, die auf der Rechnung steht.</Trans>
    case "Sepa":
    case "InteraidSepa":
      return <Trans>Der Betrag wird nach einer Ankündigung von Ihrem Konto eingezogen.</Trans>
    case "Installment":
      return <Trans>Die Raten werden Monat für Monat von Ihrem Konto eingezogen.</Trans>
    case "PayPal":
      return (
        <Trans>Ihr PayPal-Konto wird nach der Lieferung mit dem Betrag der gelieferten Menge belastet.</Trans>
      )
  }
}
