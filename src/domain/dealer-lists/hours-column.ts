import { openDays, type OpenTime } from "../dealer/opening-hours.ts"
import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"
import type { Column } from "./column.ts"

const days = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const

const dayNumber = (text: string): number =>
  days.findIndex((day) => day.toLowerCase() === text.toLowerCase()) + 1

const clock = /^(?:[01]?[0-9]|2[0-3]):[0-5][0-9]$/u

const timeOf = (text: string): { readonly from: string; readonly to: string } | undefined => {
  const [from = "", to = "", ...more] = text.split("-").map((each) => each.padStart(5, "0"))
  return clock.test(from) && clock.test(to) && from < to && more.length === 0 ? { from, to } : undefined
}

/** Parses the opening times of one day or of a range of days, e.g. "Mo-Fr 07:30-12:00 13:00-17:00". */
const readDays = (text: string): ReadonlyArray<OpenTime> | undefined => {
  const [span = "", ...spans] = text.split(" ").filter((each) => each !== "")
  const [first = 0, last = first, ...more] = span.split("-").map(dayNumber)
  const times = spans.map(timeOf).filter((time) => time !== undefined)
  if (first < 1 || last < first || more.length > 0 || times.length === 0 || times.length < spans.length)
    return undefined
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day) =>
    times.map((time) => ({ day, ...time }))
  )
}

/** Creates a column for opening hours, e.g. "Mo-Fr 07:30-12:00 13:00-17:00, Sa 08:00-12:00". */
export const hoursColumn = (head: string): Column<ReadonlyArray<OpenTime>> => ({
  head,
  hint: () => "write days with their times such as Mo-Fr 07:30-12:00 13:00-17:00, Sa 08:00-12:00, or nothing",
  read: (text) => {
    const parts = withHyphens(typedLine(text))
      .replaceAll(/ *- */gu, "-")
      .split(",")
      .filter((part) => part.trim() !== "")
    const read = parts.map(readDays)
    const hours = read.filter((each) => each !== undefined).flat()
    return read.length === parts.length && !read.includes(undefined) && hours.length <= 42
      ? hours.toSorted((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1))
      : undefined
  },
  write: (hours) =>
    openDays(hours)
      .map(({ firstDay, lastDay, times }) => {
        const span = [...new Set([firstDay, lastDay])].map((day) => days[day - 1] ?? "").join("-")
        return [span, ...times.map(({ from, to }) => `${from}-${to}`)].join(" ")
      })
      .join(", ")
})
