import { Trans, useLingui } from "@lingui/react/macro"
import { dayOffOf, isWeekend, type OffPlace } from "../../domain/order/life/day-off.ts"
import type { DayMark } from "../kit/form/CalendarDay.tsx"
import { DayCalendar } from "../kit/form/DayCalendar.tsx"
import s from "./DeliveryCalendar.module.css"

interface DeliveryCalendarProps {
  readonly day: string
  readonly onDay: (day: string) => void
  readonly today: string
  readonly place: OffPlace
  /** Local dates that were ordered, both included; none for several orders at once. */
  readonly ordered?: { readonly from: string; readonly to: string }
}

/** Days for a delivery: weekends, holidays of the place and the dealer's own closures are marked (rule dealer.day-off). */
export function DeliveryCalendar({ day, onDay, today, place, ordered }: DeliveryCalendarProps) {
  const { t } = useLingui()
  const markOf = (each: string): DayMark | undefined => {
    const off = dayOffOf(place, each)
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
          {place.closures.length > 0 && (
            <li data-legend="closed">
              <Trans>Lieferpause</Trans>
            </li>
          )}
        </ul>
      }
    />
  )
}
