import { withHyphens } from "../dashes.ts"
import { type CountryId, countryIds } from "../place/country.ts"
import { zipLength } from "../place/zip.ts"
import { typedLine } from "../typed-text.ts"

/** Digits that postal codes begin with: "80", and a whole code is one of full length. */
export interface AreaPrefix {
  readonly kind: "prefix"
  readonly prefix: string
}

/** All from one to another, both included and of the same length: "80000-81999", "80-81". */
export interface AreaRange {
  readonly kind: "range"
  readonly from: string
  readonly to: string
}

export type AreaPart = AreaPrefix | AreaRange

/**
 * What is wrong with one part, as it was typed: no digits or range at all, more digits than the country's codes have,
 * digits that no code of the country begins with, four digits in Germany, a range whose sides differ in length or that ends before it begins;
 * or with the whole: nothing in it, or more parts than an area may have.
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
  /** The part as it was typed, at most 20 characters of it; empty where the whole is meant. */
  readonly part: string
}

export type ParsedArea =
  | { readonly parts: ReadonlyArray<AreaPart> }
  | { readonly problems: ReadonlyArray<AreaProblem> }

/** Longest text and most parts of one delivery area; more is a list of all codes, which prefixes say shorter. */
export const areaLimits = { characters: 20_000, parts: 2000, problems: 20 } as const

/** How much of a part is repeated in a message. */
const toldLength = 20

const impossible: Readonly<Record<CountryId, RegExp>> = { 1: /^00/u, 2: /^0/u, 3: /^0/u }

/**
 * Whether so many digits are no beginning although the country's codes have more: a code of Austria or Switzerland, or one
 * that lost a digit, would stand for ten German ones. Those are written as a range.
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

/** Parts as they were written, with commas, semicolons, blanks or lines between them and any dash within a range. */
const written = (text: string): ReadonlyArray<string> =>
  withHyphens(typedLine(text))
    .replaceAll(/ *- */gu, "-")
    .split(/[\s,;]+/u)
    .filter((part) => part !== "")

/**
 * A delivery area as it is typed: beginnings of postal codes ("80"), ranges ("80000-81999"), single codes, or a
 * list of all of these (rule dealer.areas). Either every part can be read, or what is wrong is named.
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
