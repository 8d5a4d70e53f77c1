import { type CountryId, countries } from "../place/country.ts"
import { desiredDateRange } from "./desired-date-range.ts"
import { holidaysOf } from "./holidays.ts"
import { type DayNumber, isoOfDay, weekdayOf } from "./local-day.ts"
import { type HolidayPlace, isStateHoliday } from "./state-holidays.ts"

/** Orders from this local hour on count as placed on the next workday (rule delivery.cut-off). */
export const cutOffHour = 15

/**
 * Number of workdays in the calendar: enough for the longest lead time (60) plus the longest window (30) of a delivery
 * area, and for the last desired date.
 */
const horizon = Math.max(60 + 30, desiredDateRange.until) + 10

/**
 * The workdays from the effective day of an order on: index 0 is the effective day, index n is the n-th workday after
 * it.
 */
export interface WorkCalendar {
  readonly countryId: CountryId
  readonly days: ReadonlyArray<DayNumber>
  /** The same days as local dates yyyy-MM-dd. */
  readonly dates: ReadonlyArray<string>
  /**
   * Holidays in the states or cantons of the delivery: they cannot be chosen as delivery days (rule
   * delivery.state-holidays).
   */
  readonly closed: ReadonlySet<DayNumber>
}

/** Whether a day is a workday: Monday to Friday, except public holidays of the country (rule delivery.workdays). */
export const isWorkday = (countryId: CountryId, day: DayNumber): boolean =>
  weekdayOf(day) < 5 && !holidaysOf(countryId, new Date(day * 86_400_000).getUTCFullYear()).has(day)

/**
 * Whether a day is a workday of the country and not a holiday of the state or canton (rule delivery.state-holidays).
 */
export const isWorkdayAt = (place: HolidayPlace, day: DayNumber): boolean =>
  isWorkday(place.countryId, day) && !isStateHoliday(place, day)

/** Whether a day is a public holiday of the country, or of the state or canton of a place. */
export const isHolidayAt = (place: HolidayPlace, day: DayNumber): boolean =>
  holidaysOf(place.countryId, new Date(day * 86_400_000).getUTCFullYear()).has(day) ||
  isStateHoliday(place, day)

const hour = 3_600_000
/** Cache with the last result for each time zone, since callers usually pass the current time. */
const latest = new Map<string, { readonly slot: number; readonly offset: number }>()

/**
 * Returns the milliseconds by which local time is ahead of UTC, calculated once per hour: offsets change only on the
 * hour.
 */
const offsetAt = (timeZone: string, at: number): number => {
  const slot = Math.floor(at / hour)
  const known = latest.get(timeZone)
  if (known?.slot === slot) return known.offset
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric"
  }).formatToParts(slot * hour)
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const local = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"))
  const offset = local - slot * hour
  latest.set(timeZone, { slot, offset })
  return offset
}

/** Returns the local day and hour of an instant in a country. */
export const localTime = (
  countryId: CountryId,
  at: Date
): { readonly day: DayNumber; readonly hour: number } => {
  const local = at.getTime() + offsetAt(countries[countryId].timeZone, at.getTime())
  const day = Math.floor(local / 86_400_000)
  return { day, hour: Math.floor((local - day * 86_400_000) / hour) }
}

const firstWorkday = (countryId: CountryId, from: DayNumber): DayNumber =>
  isWorkday(countryId, from) ? from : firstWorkday(countryId, from + 1)

/** Returns the effective day of an order: today before the cut-off of a workday, otherwise the next workday. */
export const countingDay = (countryId: CountryId, at: Date): DayNumber => {
  const now = localTime(countryId, at)
  return firstWorkday(countryId, now.hour < cutOffHour ? now.day : now.day + 1)
}

/**
 * Returns the workdays from an effective day on, enough for every lead time and window; `regionCodes` are the states or
 * cantons of the delivery.
 */
export const workCalendar = (
  countryId: CountryId,
  from: DayNumber,
  regionCodes: ReadonlyArray<string> = []
): WorkCalendar => {
  const days = [from]
  for (let day = from + 1; days.length <= horizon; day += 1) if (isWorkday(countryId, day)) days.push(day)
  const isClosed = (day: DayNumber): boolean =>
    regionCodes.some((regionCode) => isStateHoliday({ countryId, regionCode }, day))
  return { countryId, days, dates: days.map(isoOfDay), closed: new Set(days.filter(isClosed)) }
}
