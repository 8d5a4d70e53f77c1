import type { CountryId } from "../place/country.ts"
import { type DayNumber, dayOfIso, isoOfDay } from "../price/local-day.ts"
import type { HolidayPlace } from "../price/state-holidays.ts"
import { isWorkdayAt } from "../price/work-calendar.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { mixesWithStock } from "./withdrawal.ts"

/** A consumer's right to withdraw from a distance contract. */
export interface WithdrawalRight {
  /** Days after the day of delivery. */
  readonly days: number
  /** Whether the right ends early once the goods can no longer be separated from the buyer's existing stock. */
  readonly endsByMixing: boolean
}

/**
 * Days of the statutory right of withdrawal by country: fourteen in Germany and Austria by §§ 312g, 355, 356 BGB and §
 * 11 FAGG. The Swiss OR grants no such right for online purchases (rule law.withdrawal).
 */
const statutoryDays: Readonly<Record<CountryId, number | undefined>> = { 1: 14, 2: 14, 3: undefined }

/**
 * Returns the statutory right for goods of a group. For oil and loose goods the right ends when they are mixed with
 * other stock (BGH 17.6.2015 VIII ZR 249/14, § 312g (2) no. 4 BGB, § 18 (1) no. 6 FAGG; rule law.withdrawal); sacks can
 * be returned.
 */
export const withdrawalRight = (
  countryId: CountryId,
  productGroupId: ProductGroupId
): WithdrawalRight | undefined => {
  const days = statutoryDays[countryId]
  return days === undefined ? undefined : { days, endsByMixing: mixesWithStock(productGroupId) }
}

const workdayFrom = (place: HolidayPlace, day: DayNumber): DayNumber =>
  isWorkdayAt(place, day) ? day : workdayFrom(place, day + 1)

/**
 * Returns the last local day of the period after a delivery. If this day falls on a weekend or a holiday at the place
 * of delivery, the period ends on the next workday (Art. 3 (4) of Regulation 1182/71, § 193 BGB).
 */
export const lastWithdrawalDay = (
  place: HolidayPlace,
  right: WithdrawalRight,
  deliveredOn: string
): string | undefined => {
  const day = dayOfIso(deliveredOn)
  return day === undefined ? undefined : isoOfDay(workdayFrom(place, day + right.days))
}
