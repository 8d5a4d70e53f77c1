import { Trans } from "@lingui/react/macro"
import { legalTextOf } from "../../../domain/legal/text-by-version.ts"
import type { OrderPage, PrintedDocument } from "../../../domain/order/life/order-page.ts"
import type { Operator } from "../../../domain/site/site.ts"
import { OrderTimeline } from "../../kit/orders/OrderTimeline.tsx"
import { SummarySheet } from "../summary/SummarySheet.tsx"
import { EventDetail } from "./EventDetail.tsx"
import s from "./Placed.module.css"
import { PlanPaper } from "./PlanPaper.tsx"
import { WithdrawalPaper } from "./WithdrawalPaper.tsx"

interface PrintedOrderProps {
  readonly order: OrderPage
  readonly kind: PrintedDocument
  readonly operator: Operator
}

/**
 * A document of an order for printing: the order as it was placed, or a legal text in the version that the order refers
 * to.
 */
export function PrintedOrder(props: PrintedOrderProps) {
  const { order, kind, operator } = props
  if (kind === "order") return <PlacedPaper {...props} />
  if (kind === "withdrawalForm") return <WithdrawalPaper order={order} operator={operator} />
  if (kind === "plan") return <PlanPaper order={order} />
  const text = legalTextOf(order.legalVersions[kind], operator)
  return (
    <article className={s["paper"]}>
      <h1>{text.title}</h1>
      <p className={s["small"]}>
        <Trans>
          Bestellung {order.orderNumber}, Fassung {text.version}
        </Trans>
      </p>
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

function PlacedPaper({ order, operator }: PrintedOrderProps) {
  return (
    <article className={s["paper"]}>
      <h1>
        <Trans>Bestellung {order.orderNumber}</Trans>
      </h1>
      <SummarySheet order={order} company={operator.name} />
      <section>
        <h2>
          <Trans>Verlauf</Trans>
        </h2>
        <OrderTimeline order={order} past={(index) => <EventDetail order={order} index={index} />} />
      </section>
      <p className={s["small"]}>
        <Trans>
          Gültige Texte: {order.legalVersions.terms}, {order.legalVersions.withdrawal},{" "}
          {order.legalVersions.privacy}
        </Trans>
      </p>
    </article>
  )
}
