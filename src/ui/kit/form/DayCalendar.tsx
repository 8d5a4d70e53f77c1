import { useLingui } from "@lingui/react/macro"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { dayByKey, monthOf, monthsLater, weeksOf } from "../../../domain/price/month-days.ts"
import { dayOfIso, isoOfDay } from "../../../domain/price/local-day.ts"
import { dates, parseDay } from "../format.ts"
import { useSite } from "../site.tsx"
import { formatMonth } from "./calendar-words.ts"
import { CalendarDay, type DayMark } from "./CalendarDay.tsx"
import s from "./DayCalendar.module.css"

interface DayCalendarProps {
  /** The chosen day, yyyy-MM-dd; "" if the field contains no valid day. */
  readonly day: string
  readonly onDay: (day: string) => void
  /** The earliest selectable day; also determines the shown month if no day is chosen. */
  readonly min: string
  readonly today: string
  readonly markOf: (day: string) => DayMark | undefined
  /** Highlighted period, both days included, e.g. the ordered delivery days. */
  readonly wished?: { readonly from: string; readonly to: string; readonly words: string }
  /** Legend of the marks, below the days. */
  readonly legend?: ReactNode
}

/**
 * Month calendar beside a date field: a grid of days with a single tab stop. Arrow keys, Home, End and the page keys
 * move between the days (WAI-ARIA APG, date picker).
 */
export function DayCalendar(props: DayCalendarProps) {
  const { day, onDay, min, today, markOf, wished, legend } = props
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const id = useId()
  const chosen = dayOfIso(day)
  const least = dayOfIso(min) ?? 0
  const [stop, setStop] = useState(Math.max(chosen ?? least, least))
  const [shown, setShown] = useState(day)
  // shows the day typed into the field beside the calendar
  if (shown !== day) {
    setShown(day)
    if (chosen !== undefined && chosen >= least) setStop(chosen)
  }
  const grid = useRef<HTMLTableElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
  }, [stop])
  const weeks = weeksOf(monthOf(stop))
  const month = formatMonth(tag, isoOfDay(stop))
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const led = dayByKey(stop, event)
    if (led === undefined) return
    event.preventDefault()
    isMoved.current = true
    setStop(Math.max(led, least))
  }
  const turn = (months: number) => setStop(Math.max(monthsLater(stop, months), least))
  return (
    <div className={s["calendar"]}>
      <div className={s["head"]}>
        <button
          type="button"
          className={s["turn"]}
          aria-label={t`Voriger Monat`}
          disabled={isoOfDay(stop).slice(0, 7) <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <span id={id} className={s["month"]} aria-live="polite">
          {month}
        </span>
        <button type="button" className={s["turn"]} aria-label={t`Nächster Monat`} onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </div>
      <table ref={grid} aria-labelledby={id} className={s["grid"]}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => {
              // day 4 after 1 January 1970 was a Monday
              const weekday = parseDay(isoOfDay(4 + place))
              return (
                <th
                  key={place}
                  scope="col"
                  abbr={dates(tag, "weekday", { weekday: "long", timeZone: "UTC" }).format(weekday)}
                >
                  {dates(tag, "short weekday", { weekday: "short", timeZone: "UTC" }).format(weekday)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((each) => each !== null)}>
              {week.map((each, place) => {
                if (each === null) return <td key={place}>{null}</td>
                const iso = isoOfDay(each)
                return (
                  <td key={place}>
                    <CalendarDay
                      day={iso}
                      isStop={each === stop}
                      isToday={iso === today}
                      isChosen={each === chosen}
                      isPast={each < least}
                      isWished={wished !== undefined && wished.from <= iso && iso <= wished.to}
                      wishedWords={wished?.words}
                      mark={markOf(iso)}
                      onKeyDown={onKeyDown}
                      onDay={() => {
                        setStop(each)
                        onDay(iso)
                      }}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {legend}
    </div>
  )
}
