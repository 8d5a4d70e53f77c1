import { withHyphens } from "../dashes.ts"
import { type CountryId, countryIds } from "../place/country.ts"
import { zipLength } from "../place/zip.ts"
import { typedLine } from "../typed-text.ts"

/** A prefix of postal codes: "80"; a prefix of full length is a single postal code. */
export interface AreaPrefix {
  readonly kind: "prefix"
  readonly prefix: string
}

/** A range of postal codes or prefixes of the same length, both limits included: "80000-81999", "80-81". */
export interface AreaRange {
  readonly kind: "range"
  readonly from: string
  readonly to: string
}

export type AreaPart = AreaPrefix | AreaRange

/**
 * Errors in a single part: it is neither digits nor a range, has more digits than the country's postal codes, starts
 * with digits that no postal code of the country starts with, has four digits in Germany, or is a range whose limits
 * have different lengths or are in descending order. Errors in the whole text: it is empty or has too many parts.
 */
export type AreaProblemCode =
  | "areaEmpty"
  | "areaUnreadable"
  | "areaTooLong"
  | "areaNotOfCountry"
  | "areaTooShort"
  | "areaUneven"
  | "areaReversed"
  | "areaTooMany"

export interface AreaProblem {
  readonly code: AreaProblemCode
  /** The typed part, at most 20 characters of it; empty if the problem concerns the complete text. */
  readonly part: string
}

export type ParsedArea =
  | { readonly parts: ReadonlyArray<AreaPart> }
  | { readonly problems: ReadonlyArray<AreaProblem> }

/**
 * Maximum number of characters, parts and reported problems of a delivery area. A longer text is a list of single
 * postal codes, for which prefixes would be shorter.
 */
export const areaLimits = { characters: 20_000, parts: 2000, problems: 20 } as const

/** Maximum length of a part repeated in a message. */
const toldLength = 20

const impossible: Readonly<Record<CountryId, RegExp>> = { 1: /^00/u, 2: /^0/u, 3: /^0/u }

/**
 * Whether a prefix with this number of digits is refused because it could be a complete postal code of another country.
 * In Germany, for example, it could be an Austrian or Swiss postal code, or a German one that lacks a digit, and would
 * match ten postal codes. Such a prefix must be written as a range.
 */
export const isCodeElsewhere = (length: number, countryId: CountryId): boolean =>
  length < zipLength(countryId) && countryIds.some((other) => zipLength(other) === length)

const digitsProblem = (digits: string, countryId: CountryId): AreaProblemCode | undefined => {
  if (digits.length > zipLength(countryId)) return "areaTooLong"
  if (impossible[countryId].test(digits)) return "areaNotOfCountry"
  return isCodeElsewhere(digits.length, countryId) ? "areaTooShort" : undefined
}

const readPart = (part: string, countryId: CountryId): AreaPart | AreaProblemCode => {
  const [, from = "", to] = /^(\d+)(?:-(\d+))?$/u.exec(part) ?? []
  if (from === "") return "areaUnreadable"
  const problem = digitsProblem(from, countryId) ?? digitsProblem(to ?? from, countryId)
  if (problem !== undefined) return problem
  if (to === undefined) return { kind: "prefix", prefix: from }
  if (from.length !== to.length) return "areaUneven"
  return from > to ? "areaReversed" : { kind: "range", from, to }
}

/** Splits the text at commas, semicolons, blanks and line breaks into parts; a range may contain any kind of dash. */
const written = (text: string): ReadonlyArray<string> =>
  withHyphens(typedLine(text))
    .replaceAll(/ *- */gu, "-")
    .split(/[\s,;]+/u)
    .filter((part) => part !== "")

/**
 * Parses a delivery area as the user entered it: prefixes of postal codes ("80"), ranges ("80000-81999"), single postal
 * codes, or a list of these (rule dealer.areas). Returns either all parts or the problems.
 */
export const parseAreaText = (text: string, countryId: CountryId): ParsedArea => {
  if (text.length > areaLimits.characters) return { problems: [{ code: "areaTooMany", part: "" }] }
  const texts = written(text)
  if (texts.length === 0) return { problems: [{ code: "areaEmpty", part: "" }] }
  if (texts.length > areaLimits.parts) return { problems: [{ code: "areaTooMany", part: "" }] }
  const parts: Array<AreaPart> = []
  const problems: Array<AreaProblem> = []
  for (const part of texts) {
    const read = readPart(part, countryId)
    if (typeof read !== "string") parts.push(read)
    else if (problems.length < areaLimits.problems)
      problems.push({ code: read, part: part.slice(0, toldLength) })
  }
  return problems.length > 0 ? { problems } : { parts }
}
