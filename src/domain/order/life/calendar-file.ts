import { dayAfter } from "../../price/local-day.ts"

/** Days that a calendar notes. */
export interface CalendarEntry {
  /** The same for every file of this entry, so that a newer one takes the place of an older one (RFC 5545, 3.8.4.7). */
  readonly uid: string
  /** Counts the times that the days were changed, from 0. */
  readonly sequence: number
  /** ISO 8601: when what it says was settled. */
  readonly changedAt: string
  /** First and last local day. */
  readonly from: string
  readonly until: string
  /** Whether the days are agreed, or a window in which one of them will be. */
  readonly isAgreed: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
}

/** Text of a property: what has a meaning there is marked, and no line is broken by it (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/gu, "\\n")
    // calendars take no control sign but the tab
    .replaceAll(/(?!\t)\p{Cc}/gu, "")

/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75

const encoder = new TextEncoder()

/** A line in pieces of at most 75 octets, each next one with a blank before it; no letter is cut. */
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
 * A file for calendars (RFC 5545) with one entry of whole days. It has no METHOD: it is a note for its reader's own
 * calendar, without attendees.
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
    // whole days end with the day after the last one
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
