import type { CountryId } from "../../domain/place/country.ts"
import type { DayNumber } from "../../domain/price/local-day.ts"
import type { DayTerms } from "../../domain/price/price-offer.ts"
import { countingDay, localTime, workCalendar } from "../../domain/price/work-calendar.ts"
import type { Snapshot } from "./snapshot.ts"

/** The local day at a point in time, and the workday from which delivery periods are counted. */
export interface Moment {
  readonly today: DayNumber
  readonly counting: DayNumber
}

const hour = 3_600_000
const moments = new Map<CountryId, { readonly slot: number; readonly moment: Moment }>()

/**
 * Returns the local day and the counting day at a point in time, calculated only once per hour and country: local days
 * change and cut-offs pass only on the hour.
 */
export const momentOf = (countryId: CountryId, at: Date): Moment => {
  const slot = Math.floor(at.getTime() / hour)
  const known = moments.get(countryId)
  if (known !== undefined && known.slot === slot) return known.moment
  const moment = { today: localTime(countryId, at).day, counting: countingDay(countryId, at) }
  moments.set(countryId, { slot, moment })
  return moment
}

interface Known {
  readonly counting: DayNumber
  readonly byRegions: Map<string, DayTerms>
}

const terms = new WeakMap<Snapshot, Known>()

/** Maximum number of cached sets of regions per snapshot; one set can be used by many calculations. */
const mostRegions = 100

/**
 * Returns the workdays and VAT rates from the counting day on, calculated once per day, snapshot and set of regions.
 */
export const dayTermsOf = (
  snapshot: Snapshot,
  counting: DayNumber,
  regionCodes: ReadonlyArray<string> = []
): DayTerms => {
  const known = terms.get(snapshot)
  const byRegions =
    known !== undefined && known.counting === counting ? known.byRegions : new Map<string, DayTerms>()
  if (known?.byRegions !== byRegions) terms.set(snapshot, { counting, byRegions })
  const key = regionCodes.join(" ")
  const there = byRegions.get(key)
  if (there !== undefined) return there
  const calendar = workCalendar(snapshot.countryId, counting, regionCodes)
  const made = { calendar, vatTenths: calendar.days.map(snapshot.vatRates) }
  if (byRegions.size >= mostRegions) byRegions.clear()
  byRegions.set(key, made)
  return made
}
