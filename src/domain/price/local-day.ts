/** A calendar day as number of days since 1970-01-01, so that days can be added without time zones. */
export type DayNumber = number

const pattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/u

/** Returns the day for a year, month (1–12) and day of month. */
export const dayOf = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / 86_400_000

/** Returns the local date yyyy-MM-dd of a day. */
export const isoOfDay = (day: DayNumber): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Returns the day of a local date yyyy-MM-dd; `undefined` if the date does not exist. */
export const dayOfIso = (text: string): DayNumber | undefined => {
  const parts = pattern.exec(text)
  if (parts === null) return undefined
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const day = dayOf(year, month, dayOfMonth)
  const read = new Date(day * 86_400_000)
  const isSame =
    read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === dayOfMonth
  return isSame ? day : undefined
}

/** Returns the local date after a valid local date. */
export const dayAfter = (text: string): string => {
  const day = dayOfIso(text)
  if (day === undefined) throw new Error(`${text} is no day`)
  return isoOfDay(day + 1)
}

/** Returns the weekday: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7
