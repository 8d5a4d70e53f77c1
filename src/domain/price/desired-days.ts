import type { CountryId } from "../place/country.ts"
import { desiredDateRange } from "./desired-date-range.ts"
import { countingDay, workCalendar } from "./work-calendar.ts"

/**
 * Returns the first and last possible desired date at this moment, as local dates yyyy-MM-dd (rule
 * delivery.desired-date).
 */
export const desiredDays = (
  countryId: CountryId,
  at: Date
): { readonly first: string | undefined; readonly last: string | undefined } => {
  const { dates } = workCalendar(countryId, countingDay(countryId, at))
  return { first: dates[desiredDateRange.from], last: dates[desiredDateRange.until] }
}
