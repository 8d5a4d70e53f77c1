import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { Price } from "../../kit/price/Price.tsx"
import s from "./Placed.module.css"

/** Status of a payment at PayPal: authorized, captured, refunded or released. */
export function PaymentStanding({ order }: { readonly order: OrderPage }) {
  const { standingPayment, offer } = order
  if (standingPayment?.provider !== "paypal") return null
  const amount = <Price amount={standingPayment.amount} currency={offer.currency} />
  return (
    <section aria-labelledby="order-payment" className={s["part"]}>
      <h2 id="order-payment">
        <Trans>Ihre Zahlung bei PayPal</Trans>
      </h2>
      <p>
        <StandingText state={standingPayment.state} amount={amount} />
      </p>
    </section>
  )
}

function StandingText({
  state,
  amount
}: Pick<NonNullable<OrderPage["standingPayment"]>, "state"> & { readonly amount: ReactNode }) {
  switch (state) {
    case "held":
      return (
        <Trans>
          {amount} sind reserviert. Belastet wird Ihr PayPal-Konto erst nach der Lieferung, mit dem Betrag der
          gelieferten Menge.
        </Trans>
      )
    case "taken":
      return <Trans>Ihr PayPal-Konto wurde mit {amount} belastet.</Trans>
    case "givenBack":
      return <Trans>Wir haben Ihnen {amount} über PayPal erstattet.</Trans>
    case "letGo":
      return (
        <Trans>{amount} waren reserviert und sind wieder frei. Ihr PayPal-Konto wurde nicht belastet.</Trans>
      )
  }
}
