import type { CountryId } from "../place/country.ts"
import { type DayNumber, dayOfIso, isoOfDay } from "../price/local-day.ts"
import type { HolidayPlace } from "../price/state-holidays.ts"
import { isWorkdayAt } from "../price/work-calendar.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { mixesWithStock } from "./withdrawal.ts"

/** A consumer's right to withdraw from a purchase at a distance. */
export interface WithdrawalRight {
  /** Days after the day on which the goods came. */
  readonly days: number
  /** Whether it ends before when the goods can no longer be parted from what was there. */
  readonly endsByMixing: boolean
}

/**
 * Days of the statutory right by country: §§ 312g, 355, 356 BGB and § 11 FAGG give fourteen, the Swiss OR gives none
 * for purchases by internet (rule law.withdrawal).
 */
const statutoryDays: Readonly<Record<CountryId, number | undefined>> = { 1: 14, 2: 14, 3: undefined }

/**
 * The right that the law gives for goods of a group. Oil and loose goods end it by being mixed (BGH 17.6.2015 VIII ZR
 * 249/14, § 312g (2) no. 4 BGB, § 18 (1) no. 6 FAGG; rule law.withdrawal); sacks can be given back.
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
 * The last local day of the period that began with a delivery. One that would end on a weekend or a holiday of the
 * place that the goods came to ends on the next workday (Art. 3 (4) of Regulation 1182/71, § 193 BGB).
 */
export const lastWithdrawalDay = (
  place: HolidayPlace,
  right: WithdrawalRight,
  deliveredOn: string
): string | undefined => {
  const day = dayOfIso(deliveredOn)
  return day === undefined ? undefined : isoOfDay(workdayFrom(place, day + right.days))
}
