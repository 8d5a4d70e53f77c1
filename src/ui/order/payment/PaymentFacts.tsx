import { Trans } from "@lingui/react/macro"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import type { PaymentChoice } from "../../../domain/order/draft.ts"
import type { Seller } from "../../../domain/offer/offer.ts"
import { type Fact, Facts } from "../Facts.tsx"
import { PlanFacts } from "./InstalmentTable.tsx"

interface PaymentFactsProps {
  readonly payment: PaymentChoice
  readonly seller: Seller
  /** The operator's company, which is the creditor of payments to the operator (rule payment.creditor). */
  readonly company: string
  readonly currency: CurrencyCode
}

/** The payment method and the recipient (rule law.summary). */
export function PaymentFacts({ payment, seller, company, currency }: PaymentFactsProps) {
  const { mandate, plan } = payment
  const creditor = payment.isInteraidPayment ? company : seller.name
  const facts: ReadonlyArray<Fact> = [
    { key: "kind", label: <Trans>Zahlungsart</Trans>, value: <Kind payment={payment} /> },
    { key: "creditor", label: <Trans>Rechnung von</Trans>, value: creditor },
    ...(mandate === undefined
      ? []
      : [
          {
            key: "account",
            label: <Trans>Konto</Trans>,
            value: (
              <>
                {mandate.accountHolder}
                <br />
                {mandate.account}
              </>
            )
          },
          {
            key: "mandate",
            label: <Trans>Mandat</Trans>,
            value: (
              <Trans>
                Referenz {mandate.reference}, Gläubiger {mandate.creditorName}, Gläubiger-ID{" "}
                {mandate.creditorId}
              </Trans>
            )
          }
        ]),
    ...(plan === undefined
      ? []
      : [{ key: "account", label: <Trans>Konto der Raten</Trans>, value: plan.account }]),
    ...(payment.orderReference === ""
      ? []
      : [{ key: "reference", label: <Trans>Ihre Bestellnummer</Trans>, value: payment.orderReference }])
  ]
  return (
    <>
      <Facts facts={facts} />
      {plan !== undefined && <PlanFacts plan={plan} provider={plan.provider} currency={currency} />}
    </>
  )
}

function Kind({ payment }: { readonly payment: PaymentChoice }) {
  switch (payment.variant) {
    case "Invoice":
    case "InteraidInvoice":
      return <Trans>Rechnung, zahlbar nach der Lieferung</Trans>
    case "Sepa":
    case "InteraidSepa":
      return <Trans>SEPA-Lastschrift nach der Lieferung</Trans>
    case "Installment":
      return <Trans>Monatliche Raten nach der Lieferung</Trans>
    case "PayPal":
      return <Trans>PayPal, belastet nach der Lieferung</Trans>
  }
}
