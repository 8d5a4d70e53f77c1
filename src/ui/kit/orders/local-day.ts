/** The local date (yyyy-MM-dd) of a moment; Swedish writes dates that way. */
export const localDay = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant))
