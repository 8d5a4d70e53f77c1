import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { DateText, Price } from "../../kit/price/Price.tsx"
import { AskedAct } from "./AskedAct.tsx"
import s from "./Placed.module.css"

interface MandateStandingProps {
  readonly order: OrderPage
  readonly onRevoke: (() => Promise<CallOutcome>) | undefined
}

/**
 * The status of a direct debit mandate, the amount and date of the debit, and a button to revoke the mandate (rule
 * payment.mandate-life).
 */
export function MandateStanding({ order, onRevoke }: MandateStandingProps) {
  const { mandate } = order
  if (mandate === null) return null
  const text = mandateText(order, mandate)
  return (
    <section aria-labelledby="order-mandate" className={s["part"]}>
      <h2 id="order-mandate">
        <Trans>Ihr SEPA-Mandat</Trans>
      </h2>
      {text !== null && <p>{text}</p>}
      {mandate.canRevoke && (
        <AskedAct
          label={<Trans>Mandat widerrufen</Trans>}
          question={<Trans>Mandat wirklich widerrufen?</Trans>}
          meaning={
            <Trans>
              Es wird nichts mehr eingezogen. Ihre Bestellung bleibt bestehen; Sie überweisen den Betrag.
            </Trans>
          }
          yes={<Trans>Ja, widerrufen</Trans>}
          no={<Trans>Nein, behalten</Trans>}
          act={onRevoke}
        />
      )}
    </section>
  )
}

const mandateText = (
  { offer: { currency }, delivery }: OrderPage,
  { state, dueOn, amount }: NonNullable<OrderPage["mandate"]>
): ReactNode => {
  switch (state) {
    case "active":
      return delivery === null ? (
        <Trans>Eingezogen wird erst nach der Lieferung. Sie erfahren vorher Betrag und Tag.</Trans>
      ) : (
        <Trans>Eingezogen wird nach der Rechnung. Sie erfahren vorher Betrag und Tag.</Trans>
      )
    case "preNotified":
      return dueOn === null || amount === null ? null : (
        <Trans>
          Am <DateText date={dueOn} long /> werden <Price amount={amount} currency={currency} /> von Ihrem
          Konto eingezogen.
        </Trans>
      )
    case "collected":
      return amount === null ? null : (
        <Trans>
          <Price amount={amount} currency={currency} /> wurden von Ihrem Konto eingezogen. Binnen acht Wochen
          können Sie bei Ihrer Bank die Erstattung verlangen.
        </Trans>
      )
    case "returned":
      return <Trans>Ihre Bank hat die Lastschrift zurückgegeben. Die Rechnung ist wieder offen.</Trans>
    case "revoked":
      return <Trans>Das Mandat ist widerrufen. Von Ihrem Konto wird nichts mehr eingezogen.</Trans>
    case "expired":
      return <Trans>Das Mandat ist erloschen, weil es lange nicht gebraucht wurde.</Trans>
  }
}
