import type { KeyboardEvent } from "react"
import { formatWholeDay } from "./calendar-words.ts"
import { useSite } from "../site.tsx"
import s from "./DayCalendar.module.css"

/** Additional information on a calendar day. */
export interface DayMark {
  /** `off`: a weekend or holiday; `closed`: a delivery pause of the dealer. */
  readonly tone: "off" | "closed"
  /** The reason, for tooltips and screen readers. */
  readonly words: string
}

interface CalendarDayProps {
  /** Date, yyyy-MM-dd. */
  readonly day: string
  /** Whether the Tab key leads to this day. */
  readonly isStop: boolean
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly isPast: boolean
  readonly isWished: boolean
  readonly wishedWords: string | undefined
  readonly mark: DayMark | undefined
  readonly onDay: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One selectable day, with its full name for screen readers. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, isStop, isToday, isChosen, isPast, isWished, wishedWords, mark, onDay, onKeyDown } = props
  const tag = useSite().locale.bcp47
  const name = [formatWholeDay(tag, day), isWished && wishedWords, mark?.words].filter(Boolean).join(", ")
  return (
    <button
      type="button"
      className={s["day"]}
      tabIndex={isStop ? 0 : -1}
      disabled={isPast}
      aria-label={name}
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      title={mark?.words}
      data-mark={mark?.tone}
      data-wished={isWished ? "yes" : undefined}
      data-chosen={isChosen ? "yes" : undefined}
      onClick={onDay}
      onKeyDown={onKeyDown}
    >
      {Number(day.slice(8))}
    </button>
  )
}
