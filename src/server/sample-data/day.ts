const millisecondsPerDay = 86_400_000

/** Days since 1970-01-01 of a local date yyyy-MM-dd; dates of the sample data are never moments. */
export const dayNumber = (date: string): number => {
  const milliseconds = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(milliseconds) || !/^\d{4}-\d{2}-\d{2}$/u.test(date)) throw new Error(`Not a date: ${date}`)
  return milliseconds / millisecondsPerDay
}

/** The local date yyyy-MM-dd of a number of days since 1970-01-01. */
export const dateOfDay = (day: number): string =>
  new Date(day * millisecondsPerDay).toISOString().slice(0, 10)
