import { type DayNumber, dayOf, weekdayOf } from "./local-day.ts"

/** A month of the calendar; 1 is January. */
export interface Month {
  readonly year: number
  readonly month: number
}

const dateOf = (day: DayNumber): Date => new Date(day * 86_400_000)

export const monthOf = (day: DayNumber): Month => ({
  year: dateOf(day).getUTCFullYear(),
  month: dateOf(day).getUTCMonth() + 1
})

/** Returns the weeks of a month, each from Monday to Sunday; days of adjacent months are `null`. */
export const weeksOf = ({ year, month }: Month): ReadonlyArray<ReadonlyArray<DayNumber | null>> => {
  const first = dayOf(year, month, 1)
  const next = dayOf(year, month + 1, 1)
  const monday = first - weekdayOf(first)
  return Array.from({ length: Math.ceil((next - monday) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const day = monday + week * 7 + place
      return day < first || day >= next ? null : day
    })
  )
}

/** Returns the same day in another month, or that month's last day if it is shorter. */
const inMonth = (day: DayNumber, months: number): DayNumber => {
  const { year, month } = monthOf(day)
  const last = dayOf(year, month + months + 1, 1) - 1
  return Math.min(dayOf(year, month + months, 1) + dateOf(day).getUTCDate() - 1, last)
}

/**
 * Returns the day to which a pressed key moves in a calendar, following the pattern of a date grid; `undefined` if the
 * key does not move.
 */
export const dayByKey = (
  day: DayNumber,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }
): DayNumber | undefined => {
  switch (key) {
    case "ArrowLeft":
      return day - 1
    case "ArrowRight":
      return day + 1
    case "ArrowUp":
      return day - 7
    case "ArrowDown":
      return day + 7
    case "Home":
      return day - weekdayOf(day)
    case "End":
      return day - weekdayOf(day) + 6
    case "PageUp":
      return inMonth(day, shiftKey ? -12 : -1)
    case "PageDown":
      return inMonth(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

/** Returns the same day a number of months later or, if negative, earlier. */
export const monthsLater = inMonth
