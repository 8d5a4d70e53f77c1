import { Trans } from "@lingui/react/macro"
import type { PaymentChoice } from "../../domain/order-draft.ts"
import type { Seller } from "../../domain/offer.ts"
import { type Fact, Facts } from "./Facts.tsx"

interface PaymentFactsProps {
  readonly payment: PaymentChoice
  readonly seller: Seller
  /** The operator's company, creditor where the payment goes to the operator (domain.md 1.1). */
  readonly company: string
}

/** How and to whom is paid (domain.md 3.4 "payment kind, creditor"). */
export function PaymentFacts({ payment, seller, company }: PaymentFactsProps) {
  const creditor = payment.isInteraidPayment ? company : seller.name
  const facts: ReadonlyArray<Fact> = [
    {
      key: "kind",
      label: <Trans>Zahlungsart</Trans>,
      value: <Trans>Rechnung, zahlbar nach der Lieferung</Trans>
    },
    { key: "creditor", label: <Trans>Rechnung von</Trans>, value: creditor },
    ...(payment.orderReference === ""
      ? []
      : [{ key: "reference", label: <Trans>Ihre Bestellnummer</Trans>, value: payment.orderReference }])
  ]
  return <Facts facts={facts} />
}
