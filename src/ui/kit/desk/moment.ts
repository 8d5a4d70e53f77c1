import type { Locale } from "../../../domain/locale/locale.ts"

type Tag = Locale["bcp47"]

/** Days and hours of lists are those of the office. */
const timeZone = "Europe/Berlin"

const shown = (tag: Tag, options: Intl.DateTimeFormatOptions, instant: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone, ...options })
    .format(new Date(instant))
    .replaceAll("\u202f", "\u00a0")

const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const

/** A day in a column: "21.11.2026"; of a moment in ISO 8601. */
export const shortDay = (tag: Tag, instant: string): string => shown(tag, day, instant)

/** A moment in a column: "21.11.2026, 14:05". */
export const shortMoment = (tag: Tag, instant: string): string =>
  shown(tag, { ...day, hour: "2-digit", minute: "2-digit" }, instant)

/** The same of what clocks show, "2026-11-21T14:05"; as it is where that is no moment. */
export const clockMoment = (tag: Tag, local: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(local)
    ? shown(tag, { ...day, hour: "2-digit", minute: "2-digit", timeZone: "UTC" }, `${local}:00Z`)
    : local
