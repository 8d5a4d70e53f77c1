import { Trans } from "@lingui/react/macro"
import type { PaymentVariant } from "../../../domain/order/steps.ts"

/** The name of a payment method for buyers, dealers and staff. */
export function PaymentName({ variant }: { readonly variant: PaymentVariant }) {
  switch (variant) {
    case "Invoice":
    case "InteraidInvoice":
      return <Trans>Rechnung</Trans>
    case "Sepa":
    case "InteraidSepa":
      return <Trans>SEPA-Lastschrift</Trans>
    case "Installment":
      return <Trans>Monatliche Raten</Trans>
    case "PayPal":
      return <>PayPal</>
  }
}
