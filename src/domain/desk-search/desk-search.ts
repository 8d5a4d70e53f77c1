import { withHyphens } from "../dashes.ts"
import { orderNumberIn } from "../order/number.ts"
import { orderSearchOf } from "../support/order-search.ts"
import { typedLine } from "../typed-text.ts"

/** Fewer characters than this are not searched for. */
export const shortestSearch = 2

/** From how many digits on a word is looked for by its beginning: shorter ones are postal codes and other whole numbers. */
const beginningDigits = 6

/** How many digits at the end of an order number are asked for on the phone, at least and at most ("26-100001"). */
const fewestEndDigits = 4
const mostEndDigits = 14

/** A word of names, mailboxes, places and codes, as `searchText` writes it. */
export interface SearchedWord {
  readonly text: string
  /** Whether the whole word has to be it, or its beginning does. */
  readonly isWhole: boolean
}

/** What was typed into the search of the desk (rule desk.one-search). */
export type DeskSearch =
  /** Too little to look for. */
  | { readonly kind: "short" }
  /** An order number that is still being typed: every order begins like it. */
  | { readonly kind: "begun" }
  /** One order, by its whole number. */
  | { readonly kind: "number"; readonly number: string }
  | {
      readonly kind: "words"
      /** All of them have to be there. */
      readonly words: ReadonlyArray<SearchedWord>
      /** The same as a telephone number: digits as they may be stored, from their beginning. */
      readonly phones: ReadonlyArray<string>
      /** The same as the last digits of an order number. */
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
 * Reads the one search of the desk: an order number in any spelling or its last digits, a telephone number in any
 * spelling, words of names, mailboxes, postal codes and places. What is both a postal code and the end of a number is
 * looked for as both.
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
