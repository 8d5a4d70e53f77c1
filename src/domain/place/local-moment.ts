/** Longest that clocks may differ from UTC, in ms. */
const mostOffset = 24 * 3_600_000

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u

/** What the clocks of a zone show at a moment, to the minute: "2026-11-28T14:05". */
export const localMoment = (timeZone: string, instant: string): string => {
  const [day = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ")
  return `${day}T${time.slice(0, 5)}`
}

/**
 * The moment in UTC at which the clocks of a zone show this; the first one where they show it twice. Undefined for what
 * is no time of day, and for the hour that is left out in spring.
 */
export const instantOfLocal = (timeZone: string, local: string): string | undefined => {
  const asUtc = form.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  // "30 February" is read as a day in March
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return undefined
  const offsetAt = (moment: number): number =>
    Date.parse(`${localMoment(timeZone, new Date(moment).toISOString())}:00Z`) - moment
  return [asUtc - mostOffset, asUtc + mostOffset]
    .map((around) => asUtc - offsetAt(around))
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment).toISOString())
    .find((moment) => localMoment(timeZone, moment) === local)
}
