/** Cache of formatters by time zone: a list of reviews or orders formats many days. */
const kept = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = kept.get(timeZone)
  if (known !== undefined) return known
  // the Swedish date format equals ISO 8601
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone })
  kept.set(timeZone, made)
  return made
}

/** Returns the local date (yyyy-MM-dd) of a moment. */
export const localDay = (timeZone: string, instant: string): string =>
  formatterOf(timeZone).format(new Date(instant))
