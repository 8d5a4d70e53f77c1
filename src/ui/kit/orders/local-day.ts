/** One of each time zone: a list of reviews or orders writes many days. */
const kept = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = kept.get(timeZone)
  if (known !== undefined) return known
  // Swedish writes dates as ISO 8601 does
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone })
  kept.set(timeZone, made)
  return made
}

/** The local date (yyyy-MM-dd) of a moment. */
export const localDay = (timeZone: string, instant: string): string =>
  formatterOf(timeZone).format(new Date(instant))
