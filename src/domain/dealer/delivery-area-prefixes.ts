import type { CountryId } from "../place/country.ts"
import { type AreaPart, isCodeElsewhere } from "./delivery-area.ts"

/** Returns the smallest set of prefixes that cover exactly the numbers of a range; both limits have the same length. */
const cover = (from: string, to: string): ReadonlyArray<string> => {
  const length = from.length
  const prefixes: Array<string> = []
  let next = Number(from)
  const last = Number(to)
  while (next <= last) {
    let size = 1
    while (size < 10 ** (length - 1) && next % (size * 10) === 0 && next + size * 10 - 1 <= last) size *= 10
    const digits = String(next).padStart(length, "0")
    prefixes.push(digits.slice(0, length - String(size).length + 1))
    next += size
  }
  return prefixes
}

const isWithin = (prefix: string, others: ReadonlySet<string>): boolean => {
  for (let length = 1; length < prefix.length; length++) if (others.has(prefix.slice(0, length))) return true
  return false
}

/**
 * Returns the sorted prefixes by which the database represents a delivery area. A range is converted to the smallest
 * set of prefixes that covers it, and prefixes that are covered by a shorter prefix are left out.
 */
export const areaPrefixes = (parts: ReadonlyArray<AreaPart>): ReadonlyArray<string> => {
  const all = new Set(
    parts.flatMap((part) => (part.kind === "prefix" ? [part.prefix] : cover(part.from, part.to)))
  )
  return [...all].filter((prefix) => !isWithin(prefix, all)).toSorted()
}

/**
 * Formats an area for display and editing: "80, 81". A prefix that may not be typed as a prefix becomes a range
 * ("80330-80339").
 */
export const areaText = (prefixes: ReadonlyArray<string>, countryId: CountryId): string =>
  prefixes
    .map((prefix) => (isCodeElsewhere(prefix.length, countryId) ? `${prefix}0-${prefix}9` : prefix))
    .join(", ")
