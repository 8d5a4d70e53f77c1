import type { CountryId } from "../place/country.ts"
import { easterSunday } from "./holidays.ts"
import { type DayNumber, dayOf, weekdayOf } from "./local-day.ts"

/** The place for which a day is checked: a country, and the code of its state or canton if known. */
export interface HolidayPlace {
  readonly countryId: CountryId
  readonly regionCode: string | null
}

interface StateHoliday {
  readonly on: (year: number) => DayNumber
  /** Codes of the states that observe the holiday. */
  readonly states: string
}

const dated = (month: number, day: number, states: string): StateHoliday => ({
  on: (year) => dayOf(year, month, day),
  states
})

const corpusChristi = (states: string): StateHoliday => ({ on: (year) => easterSunday(year) + 60, states })

/** Returns the Wednesday before 23 November. */
const repentanceDay = (year: number): DayNumber => {
  const last = dayOf(year, 11, 22)
  return last - ((weekdayOf(last) - 2 + 7) % 7)
}

/** Returns the Thursday after the first Sunday of September. */
const genevaFast = (year: number): DayNumber => {
  const first = dayOf(year, 9, 1)
  return first + ((6 - weekdayOf(first) + 7) % 7) + 4
}

/**
 * Legal holidays of single states (rule delivery.state-holidays). Assumption Day counts for all of Bavaria, although it
 * is a workday in 350 of the 2 056 municipalities: the period for a withdrawal is one day longer there. Austria's
 * states have no holidays on which work is prohibited. For cantons, only days with the legal status of a Sunday in the
 * whole canton are listed.
 */
const stateHolidays: Readonly<Record<CountryId, ReadonlyArray<StateHoliday>>> = {
  1: [
    dated(1, 6, "BW BY ST"),
    dated(3, 8, "BE MV"),
    corpusChristi("BW BY HE NW RP SL"),
    dated(8, 15, "BY SL"),
    dated(9, 20, "TH"),
    dated(10, 31, "BB HB HH MV NI SN ST SH TH"),
    dated(11, 1, "BW BY NW RP SL"),
    { on: repentanceDay, states: "SN" }
  ],
  2: [],
  3: [
    dated(1, 2, "AG BE FR GL JU LI NE OW SH SO TG VD ZG ZH"),
    dated(1, 6, "LI SZ TI UR"),
    dated(3, 1, "NE"),
    dated(3, 19, "LI NW SZ TI UR VS"),
    dated(5, 1, "BL BS JU LI NE SH TG TI ZH"),
    corpusChristi("AI FR JU LI LU NW OW SZ TI UR VS ZG"),
    dated(6, 23, "JU"),
    dated(8, 15, "AI FR JU LI LU NW OW SZ TI UR VS ZG"),
    dated(9, 8, "LI"),
    { on: genevaFast, states: "GE" },
    dated(9, 25, "OW"),
    dated(11, 1, "AI FR GL JU LI LU NW OW SG SZ TI UR VS ZG"),
    dated(12, 8, "AI FR LI LU NW OW SZ TI UR VS ZG"),
    dated(12, 31, "GE")
  ]
}

/** Whether a day is a holiday only in the place's state or canton. */
export const isStateHoliday = ({ countryId, regionCode }: HolidayPlace, day: DayNumber): boolean => {
  if (regionCode === null) return false
  const year = new Date(day * 86_400_000).getUTCFullYear()
  return stateHolidays[countryId].some(
    ({ on, states }) => on(year) === day && states.split(" ").includes(regionCode)
  )
}
