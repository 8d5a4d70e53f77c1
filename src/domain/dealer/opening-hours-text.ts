import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"
import type { OpenTime } from "./opening-hours.ts"

/** Maximum number of opening times per day. */
const mostOfDay = 4

const time = (hour: string | undefined, minute = "00"): string | undefined => {
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined
  const text = `${hour.padStart(2, "0")}:${minute}`
  return text > "24:00" ? undefined : text
}

/** Parses the opening times typed for one day, e.g. "7:30–12, 13–17 Uhr"; returns `undefined` if they are invalid. */
export const hoursIn = (day: number, typed: string): ReadonlyArray<OpenTime> | undefined => {
  const text = withHyphens(typedLine(typed)).replaceAll(/uhr/giu, "").replaceAll(/ *- */gu, "-")
  const parts = text
    .split(/[,;/ ]+/u)
    .filter((part) => part !== "")
    .map((part) => /^(\d{1,2})(?:[:.](\d{2}))?-(\d{1,2})(?:[:.](\d{2}))?$/u.exec(part))
  if (parts.length > mostOfDay) return undefined
  const times: Array<OpenTime> = []
  for (const part of parts) {
    const from = time(part?.[1], part?.[2])
    const to = time(part?.[3], part?.[4])
    const last = times.at(-1)
    if (from === undefined || to === undefined || from >= to) return undefined
    if (last !== undefined && last.to > from) return undefined
    times.push({ day, from, to })
  }
  return times
}

/** Formats the opening times of a day for editing. */
export const hoursText = (day: number, hours: ReadonlyArray<OpenTime>): string =>
  hours
    .filter((each) => each.day === day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to }) => `${from}–${to}`)
    .join(", ")
