import { Trans } from "@lingui/react/macro"
import type { BillDocument } from "../../../domain/order/life/bill-document.ts"
import { formatDate, formatMoney } from "../../kit/format.ts"
import { useSite } from "../../kit/site.tsx"

/** How an invoice is paid, or that it was paid; it never shows the buyer's account. */
export function BillPayment({ bill }: { readonly bill: BillDocument }) {
  const tag = useSite().locale.bcp47
  const { status, variant, debitOn, invoiceNumber, currency } = bill
  const total = formatMoney(tag, currency, bill.bill.totalPrice)
  if (status === "withdrawn")
    return (
      <p>
        <Trans>Der Vertrag wurde widerrufen. Aus dieser Rechnung ist nichts mehr zu zahlen.</Trans>{" "}
        {bill.creditNote !== null && (
          <Trans>
            Sie ist durch die Stornorechnung {bill.creditNote.number} vom{" "}
            {formatDate(tag, bill.creditNote.issuedOn)} aufgehoben.
          </Trans>
        )}
      </p>
    )
  if (status === "settled")
    return (
      <p>
        <Trans>Diese Rechnung ist bezahlt. Vielen Dank.</Trans>
      </p>
    )
  if (debitOn !== null) {
    const day = formatDate(tag, debitOn)
    return (
      <p>
        <Trans>
          {total} werden am {day} per SEPA-Lastschrift eingezogen.
        </Trans>
      </p>
    )
  }
  if (variant === "Installment")
    return (
      <p>
        <Trans>Bezahlt wird in Raten nach Ihrem Ratenplan.</Trans>
      </p>
    )
  if (variant === "PayPal")
    return (
      <p>
        <Trans>
          Bezahlt wird mit PayPal, soweit der Betrag reicht, dem Sie zugestimmt haben. Was darüber hinausgeht,
          überweisen Sie bitte.
        </Trans>
      </p>
    )
  return (
    <p>
      <Trans>
        Bitte überweisen Sie {total} und nennen Sie dabei die Rechnungsnummer {invoiceNumber}.
      </Trans>
    </p>
  )
}

/** Explains a credit note, for buyers who have already paid the invoice and for those who have not. */
export function CreditPayment({ bill: { invoiceNumber, issuedOn } }: { readonly bill: BillDocument }) {
  const day = formatDate(useSite().locale.bcp47, issuedOn)
  return (
    <p>
      <Trans>
        Der Vertrag wurde widerrufen. Diese Stornorechnung hebt die Rechnung {invoiceNumber} vom {day} ganz
        auf. Daraus ist nichts mehr zu zahlen.
      </Trans>
    </p>
  )
}
