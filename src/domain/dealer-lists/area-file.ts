import { areaLimits, type AreaProblemCode, parseAreaText } from "../dealer/delivery-area.ts"
import { areaPrefixes } from "../dealer/delivery-area-prefixes.ts"
import type { CountryId } from "../place/country.ts"
import { typedText } from "../typed-text.ts"
import { choiceColumn, countColumn, numberColumn } from "./column.ts"
import type { CellProblem, ListFile } from "./list-file.ts"
import { countryWords } from "./words.ts"

/** A line of liefergebiete.csv. */
export interface AreaLine {
  readonly dealer: string
  readonly number: string
  readonly branch: string
  readonly countryId: CountryId
  /** Prefixes, ranges and single postal codes as typed (rule dealer.areas). */
  readonly zipCodes: string
  readonly leadWorkdays: number
  readonly windowWorkdays: number
}

const hints: Readonly<Record<AreaProblemCode, string>> = {
  areaEmpty: "write postal codes, their beginnings or ranges",
  areaUnreadable: "write digits (80), a range (80000-81999) or a list of these",
  areaTooLong: "write no more digits than the country's postal codes have",
  areaNotOfCountry: "write digits that a postal code of the country begins with",
  areaTooShort:
    "write five digits, a beginning of at most three, or ten German codes as a range (80330-80339)",
  areaUneven: "write both ends of a range with the same number of digits",
  areaReversed: "write the smaller end of a range first",
  areaTooMany: `write at most ${areaLimits.parts} parts: beginnings say many codes at once`
}

const head = "postleitzahlen"

const problemsOf = ({ zipCodes, countryId }: AreaLine): ReadonlyArray<CellProblem> => {
  const read = parseAreaText(zipCodes, countryId)
  return "parts" in read
    ? []
    : read.problems.map(({ code, part }) => ({ column: head, value: part, hint: hints[code] }))
}

/** Returns the postal code prefixes of a valid line. */
export const prefixesOf = ({ zipCodes, countryId }: AreaLine): ReadonlyArray<string> => {
  const read = parseAreaText(zipCodes, countryId)
  return "parts" in read ? areaPrefixes(read.parts) : []
}

/** liefergebiete.csv: delivery areas of branches and their lead times. */
export const areaFile: ListFile<AreaLine> = {
  name: "liefergebiete.csv",
  columns: {
    dealer: numberColumn("haendler"),
    number: numberColumn("nummer"),
    branch: numberColumn("niederlassung"),
    countryId: choiceColumn("land", countryWords),
    zipCodes: {
      head,
      hint: () => hints.areaEmpty,
      read: (text) => typedText(text),
      write: (text) => (/^[0-9]+$/u.test(text) ? { code: text } : text)
    },
    leadWorkdays: countColumn("vorlauf_werktage", 1, 60),
    windowWorkdays: countColumn("fenster_werktage", 1, 30)
  },
  check: problemsOf
}
