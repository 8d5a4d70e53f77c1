import { Trans } from "@lingui/react/macro"
import { type Urgent, urgencyOf } from "../../../../domain/order/life/urgency.ts"
import s from "../OrderRows.module.css"

/** Marks a delivery that is overdue or due today; renders nothing for other deliveries. */
export function Due({ order, today }: { readonly order: Urgent; readonly today: string }) {
  const urgency = urgencyOf(order, today)
  if (urgency !== "overdue" && urgency !== "today") return null
  return (
    <span className={s["due"]} data-due={urgency}>
      {urgency === "overdue" ? <Trans>überfällig</Trans> : <Trans>heute</Trans>}
    </span>
  )
}
