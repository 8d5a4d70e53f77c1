import { withHyphens } from "../dashes.ts"
import { orderNumberIn } from "../order/number.ts"
import { orderSearchOf } from "../support/order-search.ts"
import { typedLine } from "../typed-text.ts"

/** Minimum number of characters to search for. */
export const shortestSearch = 2

/** Minimum number of digits for a match by prefix; shorter numbers, such as postal codes, must match completely. */
const beginningDigits = 6

/**
 * Minimum and maximum number of digits that customers give on the phone as the end of an order number ("26-100001").
 */
const fewestEndDigits = 4
const mostEndDigits = 14

/** A word of a name, e-mail address, place or code, normalized by `searchText`. */
export interface SearchedWord {
  readonly text: string
  /** True if the complete word must match; false if only its start must match. */
  readonly isWhole: boolean
}

/** Parsed input of the desk's search (rule desk.one-search). */
export type DeskSearch =
  /** The input is too short to search for. */
  | { readonly kind: "short" }
  /** An incomplete order number: only its beginning was typed, so it does not identify an order. */
  | { readonly kind: "begun" }
  /** One order, by its full number. */
  | { readonly kind: "number"; readonly number: string }
  | {
      readonly kind: "words"
      /** Words that must all match. */
      readonly words: ReadonlyArray<SearchedWord>
      /** The input as the leading digits of a telephone number: as typed, and with 0 in place of the country code. */
      readonly phones: ReadonlyArray<string>
      /** The input as the last digits of an order number. */
      readonly numberEnd: string | undefined
    }

const isBegun = (line: string): boolean => /^#? *hm[ -]*[0-9]{0,2}[ -]*[0-9]{0,5}$/iu.test(line)

const endOf = (line: string): string | undefined => {
  const digits = line.replaceAll(/[ #-]/gu, "")
  return /^#? *[0-9][0-9 -]*$/u.test(line) &&
    digits.length >= fewestEndDigits &&
    digits.length <= mostEndDigits
    ? digits
    : undefined
}

const wordOf = (text: string): SearchedWord => ({
  text,
  isWhole: /^[0-9]+$/u.test(text) ? text.length < beginningDigits : text.length <= shortestSearch
})

/**
 * Parses the input of the desk's search: an order number in any notation or its last digits, a telephone number in any
 * notation, words of names, e-mail addresses, postal codes and places. Input that can be both a postal code and the end
 * of an order number is searched as both.
 */
export const deskSearchOf = (typed: string): DeskSearch => {
  const number = orderNumberIn(typed)
  if (number !== undefined) return { kind: "number", number }
  const line = withHyphens(typedLine(typed))
  if (isBegun(line)) return { kind: "begun" }
  const { words, phones } = orderSearchOf(typed)
  if (words.join("").length < shortestSearch) return { kind: "short" }
  return {
    kind: "words",
    words: words.map(wordOf),
    phones: phones.filter((digits) => digits.length >= beginningDigits),
    numberEnd: endOf(line)
  }
}
