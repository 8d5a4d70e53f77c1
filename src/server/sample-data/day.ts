import { type DayNumber, dayOfIso } from "../../domain/price/local-day.ts"

/** Returns the day number of a valid local date. */
export const dayNumber = (date: string): DayNumber => {
  const day = dayOfIso(date)
  if (day === undefined) throw new Error(`Not a date: ${date}`)
  return day
}
