import type { CountryId } from "../../place/country.ts"
import { dayOfIso, isoOfDay, weekdayOf } from "../../price/local-day.ts"
import { isHolidayAt } from "../../price/work-calendar.ts"

/** Days that are looked at for a good one: closures are no longer than 60 (rule dealer.closures). */
const longestLook = 90

/** Why a dealer is asked before a delivery is planned for a day (rule dealer.day-off). */
export const daysOff = ["sunday", "holiday", "closure"] as const

export type DayOff = (typeof daysOff)[number]

/** As `dayOffOf` tells a day that is off for more than one reason. */
const offsByWeight = ["closure", "holiday", "sunday"] as const satisfies ReadonlyArray<DayOff>

/** What says which days are off: where the goods go, and when their dealer does not deliver. */
export interface OffPlace {
  readonly countryId: CountryId
  /** State or canton of the delivery; null where it is not known. */
  readonly regionCode: string | null
  /** Local dates, both included. */
  readonly closures: ReadonlyArray<{ readonly firstDay: string; readonly lastDay: string }>
}

/** Why a local date is no day for a delivery; undefined for any other, Saturdays among them. */
export const dayOffOf = ({ countryId, regionCode, closures }: OffPlace, day: string): DayOff | undefined => {
  const number = dayOfIso(day)
  if (number === undefined) return undefined
  if (closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return "closure"
  if (isHolidayAt({ countryId, regionCode }, number)) return "holiday"
  return weekdayOf(number) === 6 ? "sunday" : undefined
}

/** Why a local date is no day for one delivery of several; what the dealer has closed comes before a holiday. */
export const dayOffAtAny = (places: ReadonlyArray<OffPlace>, day: string): DayOff | undefined => {
  const found = new Set(places.map((place) => dayOffOf(place, day)))
  return offsByWeight.find((off) => found.has(off))
}

/** The first weekday from a local date on that is no day off at any of the places, within so many days; the date itself where there is none. */
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
