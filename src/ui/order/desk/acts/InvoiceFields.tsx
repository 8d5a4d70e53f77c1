import { Trans } from "@lingui/react/macro"
import { billNumberOf } from "../../../../domain/order/life/bill-number.ts"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { longestInvoiceNumber, type SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { BoundedField } from "../../../kit/form/BoundedField.tsx"
import { formatDay, formatMoney } from "../../../kit/format.ts"
import { useSite } from "../../../kit/site.tsx"
import { ProblemText } from "./act-texts.tsx"

interface FieldsProps {
  readonly order: OpenOrder
  readonly problems: ReadonlyArray<LifeProblem>
  /** The input of the previous attempt. */
  readonly wish: Extract<SellerWish, { readonly act: "invoice" }> | undefined
}

/**
 * Fields for the amount to be invoiced, and for the invoice number of sellers who number their invoices in another
 * system.
 */
export function InvoiceFields({ order: { billing, currency }, problems, wish }: FieldsProps) {
  const tag = useSite().locale.bcp47
  if (billing === null) return null
  const { deliveredOn, totalPrice, isDirectDebit } = billing
  const problem = problems.find(({ field }) => field === "invoiceNumber")
  const example = billNumberOf(Number(deliveredOn.slice(0, 4)), 42)
  const sum = formatMoney(tag, currency, totalPrice)
  const day = formatDay(tag, deliveredOn)
  return (
    <>
      <p>
        <Trans>
          Berechnet werden {sum} für die Lieferung vom {day}.
        </Trans>{" "}
        {isDirectDebit && <Trans>Der Einzug der Lastschrift wird damit angekündigt.</Trans>}
      </p>
      <BoundedField
        id="seller-invoice-number"
        label={<Trans>Eigene Rechnungsnummer</Trans>}
        optional
        hint={<Trans>Leer: die nächste Nummer Ihrer Reihe in diesem Shop, zum Beispiel {example}</Trans>}
        error={problem && <ProblemText code={problem.code} least="" most="" />}
        most={longestInvoiceNumber}
        name="invoiceNumber"
        defaultValue={wish?.invoiceNumber}
      />
    </>
  )
}
