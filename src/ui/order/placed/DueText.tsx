import { Trans } from "@lingui/react/macro"
import type { PayWay } from "../../../domain/order/life/amount-due.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { DateText, Price } from "../../kit/price/Price.tsx"

/** The amount to be paid for an order, gross, with date and payment method (rule life.due). */
export function DueText({ order }: { readonly order: OrderPage }) {
  const { when, amount } = order.tracker.due
  if (when === "never" || amount === null) return <Trans>Nichts</Trans>
  const sum = <Price amount={amount} currency={order.offer.currency} />
  if (when === "paid") return <Trans>Nichts mehr: {sum} sind bezahlt</Trans>
  return (
    <>
      <strong>{sum}</strong> <Trans>mit Mehrwertsteuer</Trans>, <WhenText order={order} />
    </>
  )
}

function WhenText({ order }: { readonly order: OrderPage }) {
  const { when, way, day } = order.tracker.due
  switch (when) {
    case "afterDelivery":
      return (
        <>
          <Trans>nach der Lieferung</Trans> <WayText way={way} />
        </>
      )
    case "withBill":
      return (
        <>
          <Trans>nach der Rechnung</Trans> <WayText way={way} />
        </>
      )
    case "now":
      return order.invoiceNumber === null ? (
        <Trans>jetzt per Überweisung</Trans>
      ) : (
        <Trans>jetzt per Überweisung mit der Rechnungsnummer {order.invoiceNumber}</Trans>
      )
    case "onDay":
      return day === null ? null : (
        <Trans>
          am <DateText date={day} long /> per Lastschrift
        </Trans>
      )
    case "byPlan":
      return <Trans>in Raten nach Ihrem Ratenplan</Trans>
    case "paid":
    case "never":
      return null
  }
}

function WayText({ way }: { readonly way: PayWay }) {
  switch (way) {
    case "transfer":
      return <Trans>per Überweisung</Trans>
    case "debit":
      return <Trans>per Lastschrift</Trans>
    case "instalments":
      return <Trans>in Raten</Trans>
    case "payPal":
      return <Trans>über PayPal</Trans>
  }
}
