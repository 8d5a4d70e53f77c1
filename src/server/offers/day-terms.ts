import type { CountryId } from "../../domain/place/country.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { DayTerms } from "../../domain/price/price-offer.ts"
import { countingDay, localTime, workCalendar } from "../../domain/price/work-calendar.ts"
import type { Snapshot } from "./snapshot.ts"

/** The local day of a moment, and the workday from which delivery counts. */
export interface Moment {
  readonly today: DayNumber
  readonly counting: DayNumber
}

const hour = 3_600_000
const moments = new Map<CountryId, { readonly slot: number; readonly moment: Moment }>()

/** Local days change and cut-offs pass on the hour, so a moment is worked out once an hour and country. */
export const momentOf = (countryId: CountryId, at: Date): Moment => {
  const slot = Math.floor(at.getTime() / hour)
  const known = moments.get(countryId)
  if (known !== undefined && known.slot === slot) return known.moment
  const moment = { today: localTime(countryId, at).day, counting: countingDay(countryId, at) }
  moments.set(countryId, { slot, moment })
  return moment
}

const terms = new WeakMap<Snapshot, { readonly counting: DayNumber; readonly terms: DayTerms }>()

/** Workdays and VAT rates from the counting day on, worked out once a day and snapshot. */
export const dayTermsOf = (snapshot: Snapshot, counting: DayNumber): DayTerms => {
  const known = terms.get(snapshot)
  if (known !== undefined && known.counting === counting) return known.terms
  const calendar = workCalendar(snapshot.countryId, counting)
  const made = { calendar, vatTenths: calendar.days.map(snapshot.vatRates) }
  terms.set(snapshot, { counting, terms: made })
  return made
}
