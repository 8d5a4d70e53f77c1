import { Trans } from "@lingui/react/macro"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { PlanFacts } from "../payment/InstalmentTable.tsx"
import s from "./Placed.module.css"

/** The instalment plan for the delivered goods, as a document for printing (decision 022). */
export function PlanPaper({ order }: { readonly order: OrderPage }) {
  return (
    <article className={s["paper"]}>
      <h1>
        <Trans>Ihr endgültiger Ratenplan</Trans>
      </h1>
      <p className={s["small"]}>
        <Trans>Bestellung {order.orderNumber}</Trans>
      </p>
      <FinalPlan order={order} />
    </article>
  )
}

/** The amounts and rates of the final plan, and the data on which they are based. */
export function FinalPlan({ order }: { readonly order: OrderPage }) {
  const { finalPlan } = order
  if (finalPlan === null) return null
  return (
    <>
      <p>
        <Trans>
          Berechnet nach der gelieferten Menge. Eingezogen wird von Ihrem Konto {finalPlan.account}.
        </Trans>
      </p>
      <PlanFacts plan={finalPlan} provider={finalPlan.provider} currency={order.offer.currency} />
    </>
  )
}
