import type { Locale } from "../../../domain/locale/locale.ts"
import { dates, parseDay } from "../format.ts"

type Tag = Locale["bcp47"]

/** Formats a month with its year: "Dezember 2026". */
export const formatMonth = (tag: Tag, date: string): string =>
  dates(tag, "month", { month: "long", year: "numeric", timeZone: "UTC" }).format(parseDay(date))

/** Formats a full date for screen readers: "Sonntag, 6. Dezember 2026". */
export const formatWholeDay = (tag: Tag, date: string): string =>
  dates(tag, "whole day", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC"
  }).format(parseDay(date))
