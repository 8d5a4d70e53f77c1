import { dayAfter } from "../../price/local-day.ts"

/** A calendar entry of whole days. */
export interface CalendarEntry {
  /** Identical in every file of this entry, so that a newer file replaces an older one (RFC 5545, 3.8.4.7). */
  readonly uid: string
  /** Number of times that the entry's days were changed, counted from 0. */
  readonly sequence: number
  /** When the entry's content was last determined, ISO 8601. */
  readonly changedAt: string
  /** First and last local day. */
  readonly from: string
  readonly until: string
  /** Whether a delivery day is agreed; if not, the days are a window in which one day will be agreed. */
  readonly isAgreed: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
}

/** Escapes the text of a property: special characters and line breaks (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/gu, "\\n")
    // calendars accept no control character except the tab
    .replaceAll(/(?!\t)\p{Cc}/gu, "")

/** Maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const longestLine = 75

const encoder = new TextEncoder()

/** Folds a line into parts of at most 75 octets; each continuation starts with a space, and no character is split. */
const folded = (line: string): string => {
  const lines: Array<string> = []
  let current = ""
  let room = longestLine
  for (const letter of line) {
    const { length } = encoder.encode(letter)
    if (length > room) {
      lines.push(current)
      current = " "
      room = longestLine - 1
    }
    current += letter
    room -= length
  }
  return [...lines, current].join("\r\n")
}

const dateOf = (day: string): string => day.replaceAll("-", "")

const momentOf = (at: string): string =>
  `${new Date(at).toISOString().replaceAll(/[-:]/gu, "").slice(0, 15)}Z`

/**
 * Returns a calendar file (RFC 5545) with one all-day entry. The file has no METHOD property, because it is only a note
 * for the user's own calendar, without attendees.
 */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Heizmarkt//Liefertermin//DE",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${momentOf(entry.changedAt)}`,
    `LAST-MODIFIED:${momentOf(entry.changedAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(entry.from)}`,
    // the end of an all-day entry is the day after its last day
    `DTEND;VALUE=DATE:${dateOf(dayAfter(entry.until))}`,
    `STATUS:${entry.isAgreed ? "CONFIRMED" : "TENTATIVE"}`,
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    `URL:${entry.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    ""
  ]
    .map(folded)
    .join("\r\n")
