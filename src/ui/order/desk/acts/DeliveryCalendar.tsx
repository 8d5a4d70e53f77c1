import { Trans, useLingui } from "@lingui/react/macro"
import { dayOffAtAny, isWeekend, type OffPlace } from "../../../../domain/order/life/day-off.ts"
import type { DayMark } from "../../../kit/form/CalendarDay.tsx"
import { DayCalendar } from "../../../kit/form/DayCalendar.tsx"
import s from "./DeliveryCalendar.module.css"

interface DeliveryCalendarProps {
  readonly day: string
  readonly onDay: (day: string) => void
  readonly today: string
  /** Destinations of the orders; a day is marked if it is a day off at one of the destinations. */
  readonly places: ReadonlyArray<OffPlace>
  /** Ordered delivery window in local dates, including the first and last day; undefined for several orders at once. */
  readonly ordered?: { readonly from: string; readonly to: string }
}

/**
 * Calendar for choosing a delivery day: weekends, holidays at the destination and the dealer's own closures are marked
 * (rule dealer.day-off).
 */
export function DeliveryCalendar({ day, onDay, today, places, ordered }: DeliveryCalendarProps) {
  const { t } = useLingui()
  const markOf = (each: string): DayMark | undefined => {
    const off = dayOffAtAny(places, each)
    if (off === "closure") return { tone: "closed", words: t`Lieferpause` }
    if (off === "holiday") return { tone: "off", words: t`Feiertag` }
    return isWeekend(each) ? { tone: "off", words: t`Wochenende` } : undefined
  }
  return (
    <DayCalendar
      day={day}
      onDay={onDay}
      min={today}
      today={today}
      markOf={markOf}
      {...(ordered !== undefined && { wished: { ...ordered, words: t`bestellter Zeitraum` } })}
      legend={
        <ul className={s["legend"]}>
          {ordered !== undefined && (
            <li data-legend="wished">
              <Trans>bestellt</Trans>
            </li>
          )}
          <li data-legend="off">
            <Trans>Wochenende, Feiertag</Trans>
          </li>
          {places.some(({ closures }) => closures.length > 0) && (
            <li data-legend="closed">
              <Trans>Lieferpause</Trans>
            </li>
          )}
        </ul>
      }
    />
  )
}
