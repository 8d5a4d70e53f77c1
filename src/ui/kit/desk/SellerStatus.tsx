import { Trans } from "@lingui/react/macro"
import type { OrderStatus } from "../../../domain/order/draft.ts"

/** Order status in the dealers' wording. */
export function SellerStatus({ status }: { readonly status: OrderStatus }) {
  switch (status) {
    case "placed":
      return <Trans>Neu</Trans>
    case "confirmed":
      return <Trans>Bestätigt</Trans>
    case "scheduled":
      return <Trans>Termin vereinbart</Trans>
    case "delivered":
      return <Trans>Geliefert</Trans>
    case "invoiced":
      return <Trans>Rechnung gestellt</Trans>
    case "settled":
      return <Trans>Bezahlt</Trans>
    case "refused":
      return <Trans>Abgelehnt</Trans>
    case "cancelledByDealer":
      return <Trans>Vom Händler storniert</Trans>
    case "cancelledByCustomer":
      return <Trans>Vom Kunden storniert</Trans>
    case "withdrawn":
      return <Trans>Vom Kunden widerrufen</Trans>
  }
}
