import { type DayNumber, dayOfIso } from "../../domain/price/local-day.ts"

/** The day of a local date that is known to be one. */
export const dayNumber = (date: string): DayNumber => {
  const day = dayOfIso(date)
  if (day === undefined) throw new Error(`Not a date: ${date}`)
  return day
}
