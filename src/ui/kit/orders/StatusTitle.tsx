import { Trans } from "@lingui/react/macro"
import type { OrderStatus } from "../../../domain/order/draft.ts"

/** Title of an order status in the buyer's wording. */
export function StatusTitle({ state }: { readonly state: OrderStatus }) {
  switch (state) {
    case "placed":
      return <Trans>Bestellung eingegangen</Trans>
    case "confirmed":
      return <Trans>Vom Verkäufer bestätigt</Trans>
    case "scheduled":
      return <Trans>Liefertermin vereinbart</Trans>
    case "delivered":
      return <Trans>Geliefert</Trans>
    case "invoiced":
      return <Trans>Rechnung gestellt</Trans>
    case "settled":
      return <Trans>Bezahlt</Trans>
    case "refused":
      return <Trans>Vom Verkäufer abgelehnt</Trans>
    case "cancelledByDealer":
      return <Trans>Vom Verkäufer storniert</Trans>
    case "cancelledByCustomer":
      return <Trans>Von Ihnen storniert</Trans>
    case "withdrawn":
      return <Trans>Widerrufen</Trans>
  }
}
