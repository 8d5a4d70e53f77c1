import { Trans } from "@lingui/react/macro"
import { CalendarPlus, RotateCw } from "lucide-react"
import type { ReactNode } from "react"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { endsApart } from "../../../domain/order/timeline.ts"
import { ButtonLink } from "../../kit/Button.tsx"
import { formatPeriod } from "../../kit/format.ts"
import { DateText } from "../../kit/price/Price.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { type Fact, Facts } from "../Facts.tsx"
import { DueText } from "./DueText.tsx"
import { NextStepText } from "./NextStepText.tsx"
import s from "./Tracker.module.css"

interface TrackerProps {
  readonly order: OrderPage
  readonly company: string
  /** Further actions. */
  readonly children: ReactNode
}

/**
 * Status of an order, with the most important facts first: the next step, the delivery date and the amount to be paid.
 */
export function Tracker({ order, company, children }: TrackerProps) {
  const href = useHref()
  const { calendarPath } = order.tracker
  return (
    <div className={s["tracker"]} data-part="tracker">
      <p className={s["next"]} data-part="next">
        <NextStepText order={order} company={company} />
      </p>
      <Facts facts={[...useDeliveryFacts(order), dueFact(order)]} />
      <div className={s["actions"]}>
        {calendarPath !== null && (
          <ButtonLink look="secondary" href={calendarPath} download>
            <CalendarPlus size={18} aria-hidden="true" />
            <Trans>In den Kalender</Trans>
          </ButtonLink>
        )}
        {(endsApart(order.status) || order.delivery !== null) && (
          <ButtonLink look="secondary" href={href(`/${order.againPath.slice(1)}`)}>
            <RotateCw size={18} aria-hidden="true" />
            <Trans>Noch einmal bestellen</Trans>
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  )
}

const dueFact = (order: OrderPage): Fact => ({
  key: "due",
  label: <Trans>Zu zahlen</Trans>,
  value: <DueText order={order} />
})

function useDeliveryFacts({ tracker }: OrderPage): ReadonlyArray<Fact> {
  const tag = useSite().locale.bcp47
  const { kind, from, until } = tracker.delivery
  if (from === null || until === null) return []
  const value = (
    <strong>{kind === "window" ? formatPeriod(tag, from, until) : <DateText date={from} long />}</strong>
  )
  switch (kind) {
    case "window":
      return [{ key: "day", label: <Trans>Lieferzeitraum</Trans>, value }]
    case "agreed":
      return [{ key: "day", label: <Trans>Liefertermin</Trans>, value }]
    case "came":
      return [{ key: "day", label: <Trans>Geliefert am</Trans>, value }]
    case "none":
      return []
  }
}
