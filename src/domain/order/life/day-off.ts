import type { CountryId } from "../../place/country.ts"
import { dayOfIso, isoOfDay, weekdayOf } from "../../price/local-day.ts"
import { isHolidayAt } from "../../price/work-calendar.ts"

/** Maximum number of days to search for a delivery day: closures are at most 60 days long (rule dealer.closures). */
const longestLook = 90

/** Reasons why the dealer must confirm a day before a delivery is planned for it (rule dealer.day-off). */
export const daysOff = ["sunday", "holiday", "closure"] as const

export type DayOff = (typeof daysOff)[number]

/** The reasons in order of precedence, for days that are off for several reasons; `dayOffOf` uses the same order. */
const offsByWeight = ["closure", "holiday", "sunday"] as const satisfies ReadonlyArray<DayOff>

/** The data that determines days off: the delivery's location, and the dealer's closures. */
export interface OffPlace {
  readonly countryId: CountryId
  /** Code of the federal state or canton of the delivery; `null` if not known. */
  readonly regionCode: string | null
  /** Local dates; both the first and the last day are included. */
  readonly closures: ReadonlyArray<{ readonly firstDay: string; readonly lastDay: string }>
}

/**
 * Returns the reason why no deliveries should be planned on a local date; `undefined` for all other days, including
 * Saturdays.
 */
export const dayOffOf = ({ countryId, regionCode, closures }: OffPlace, day: string): DayOff | undefined => {
  const number = dayOfIso(day)
  if (number === undefined) return undefined
  if (closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return "closure"
  if (isHolidayAt({ countryId, regionCode }, number)) return "holiday"
  return weekdayOf(number) === 6 ? "sunday" : undefined
}

/**
 * Returns the reason why a local date is a day off for any of several deliveries; a closure takes precedence over a
 * holiday.
 */
export const dayOffAtAny = (places: ReadonlyArray<OffPlace>, day: string): DayOff | undefined => {
  const found = new Set(places.map((place) => dayOffOf(place, day)))
  return offsByWeight.find((off) => found.has(off))
}

/**
 * Returns the first weekday on or after a local date that is not a day off at any of the places; the date itself if no
 * such day is found within `longestLook` days.
 */
export const firstGoodDay = (places: ReadonlyArray<OffPlace>, from: string): string => {
  const first = dayOfIso(from)
  if (first === undefined) return from
  const days = Array.from({ length: longestLook }, (_, after) => isoOfDay(first + after))
  return days.find((day) => !isWeekend(day) && dayOffAtAny(places, day) === undefined) ?? from
}

/** Whether a local date is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => {
  const number = dayOfIso(day)
  return number !== undefined && weekdayOf(number) >= 5
}
