import type { Locale } from "../../../domain/locale/locale.ts"
import { alike, dates } from "../format.ts"

type Tag = Locale["bcp47"]

/** Lists show days and times in the office's time zone. */
const timeZone = "Europe/Berlin"

const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const
const moment = { ...day, hour: "2-digit", minute: "2-digit" } as const

/** Formats the day of a moment (ISO 8601) for a column: "21.11.2026". */
export const shortDay = (tag: Tag, instant: string): string =>
  dates(tag, "short day", { ...day, timeZone }).format(new Date(instant))

/** Formats a moment for a column: "21.11.2026, 14:05". */
export const shortMoment = (tag: Tag, instant: string): string =>
  alike(dates(tag, "short moment", { ...moment, timeZone }).format(new Date(instant)))

/** Formats a local time such as "2026-11-21T14:05" like `shortMoment`; any other input is returned unchanged. */
export const clockMoment = (tag: Tag, local: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(local)
    ? alike(dates(tag, "clock moment", { ...moment, timeZone: "UTC" }).format(new Date(`${local}:00Z`)))
    : local
