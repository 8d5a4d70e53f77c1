/** Maximum offset between local time and UTC, in ms. */
const mostOffset = 24 * 3_600_000

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u

/** Returns the local time of an instant in a zone, to the minute: "2026-11-28T14:05". */
export const localMoment = (timeZone: string, instant: string): string => {
  const [day = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ")
  return `${day}T${time.slice(0, 5)}`
}

/**
 * Returns the UTC instant of a local time in a zone; the first one if the local time occurs twice. Returns `undefined`
 * if the text is not a valid time, or is in the hour skipped in spring.
 */
export const instantOfLocal = (timeZone: string, local: string): string | undefined => {
  const asUtc = form.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  // "30 February" would be parsed as a day in March
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return undefined
  const offsetAt = (moment: number): number =>
    Date.parse(`${localMoment(timeZone, new Date(moment).toISOString())}:00Z`) - moment
  return [asUtc - mostOffset, asUtc + mostOffset]
    .map((around) => asUtc - offsetAt(around))
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment).toISOString())
    .find((moment) => localMoment(timeZone, moment) === local)
}
