import { describe, expect, it } from "vitest"
import { type CalendarEntry, calendarFile } from "./calendar-file.ts"

const entry: CalendarEntry = {
  uid: "lieferung-abc@heizmarkt.example",
  sequence: 2,
  changedAt: "2026-11-28T09:05:07.123Z",
  from: "2026-12-31",
  until: "2026-12-31",
  isAgreed: true,
  summary: "Lieferung: Holzpellets lose, 6.000 kg",
  description: "Bestellung HM-26-100001\nVerkäufer: Nord; Süd",
  location: "Am Hang 1, 80331 München",
  url: "https://heizmarkt.example/a?b=1,2"
}

/** Unfolds the lines of a calendar file, as a calendar app does. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n")

describe("a file for calendars (RFC 5545)", () => {
  it("contains one all-day entry, whose end is the day after the last one, without attendees", () => {
    const lines = unfolded(calendarFile(entry))
    expect(lines.slice(0, 4)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Heizmarkt//Liefertermin//DE",
      "CALSCALE:GREGORIAN"
    ])
    expect(lines).toContain("UID:lieferung-abc@heizmarkt.example")
    expect(lines).toContain("SEQUENCE:2")
    expect(lines).toContain("DTSTAMP:20261128T090507Z")
    expect(lines).toContain("DTSTART;VALUE=DATE:20261231")
    expect(lines).toContain("DTEND;VALUE=DATE:20270101")
    expect(lines).toContain("STATUS:CONFIRMED")
    expect(lines.some((line) => line.startsWith("METHOD"))).toBe(false)
    expect(lines.slice(-3)).toEqual(["END:VEVENT", "END:VCALENDAR", ""])
    expect(unfolded(calendarFile({ ...entry, isAgreed: false }))).toContain("STATUS:TENTATIVE")
  })

  it("escapes special characters, so that no text can add a property", () => {
    const lines = unfolded(calendarFile(entry))
    expect(lines).toContain("SUMMARY:Lieferung: Holzpellets lose\\, 6.000 kg")
    expect(lines).toContain("DESCRIPTION:Bestellung HM-26-100001\\nVerkäufer: Nord\\; Süd")
    expect(lines).toContain("URL:https://heizmarkt.example/a?b=1,2")
    for (const end of ["\r\n", "\r", "\n", "\u2028", "\u0085"]) {
      const hostile = unfolded(calendarFile({ ...entry, location: `Weg 1${end}METHOD:REQUEST\\` }))
      expect(hostile).toContain("LOCATION:Weg 1\\nMETHOD:REQUEST\\\\")
    }
    expect(calendarFile({ ...entry, summary: "a\u0000b\u001bc" })).toContain("SUMMARY:abc\r\n")
  })

  it("folds lines at 75 octets without cutting a letter", () => {
    const location = "Straße der Öfen 🔥 ".repeat(20)
    const file = calendarFile({ ...entry, location })
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`LOCATION:${location}`)
  })
})
