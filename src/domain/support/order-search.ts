import { phoneIn } from "../address/phone.ts"
import { withHyphens } from "../dashes.ts"
import { orderNumberIn } from "../order/number.ts"
import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"

/** Maximum number of search words: more words do not narrow a search further. */
const mostWords = 6

/** Minimum number of digits to search for a telephone number. */
const fewestDigits = 5

/** The scheme of a copied link, before the e-mail address or telephone number. */
const linkKinds = /\b(?:mailto|tel):/giu

/** A search for orders: prefixes of words, or the whole text as a telephone number. */
export interface OrderSearch {
  readonly words: ReadonlyArray<string>
  /** The digits as they may be stored: with the country code, or as dialled within the country. */
  readonly phones: ReadonlyArray<string>
}

/** Minimum number of digits where other words are searched as well, so that a postal code is no telephone number. */
const fewestAmongWords = 6

/** The digits of a telephone number as they may be stored: with the country code, or as dialled within the country. */
export const phoneForms = (phone: string): ReadonlyArray<string> => {
  const dialled = phone.replaceAll(/[(]0[)]|[^0-9+]/gu, "").replace(/^(?:[+]|00)(?:423|49|43|41)0*/u, "0")
  return [...new Set([phone.replaceAll(/[^0-9]/gu, ""), dialled.replaceAll("+", "")])]
}

/**
 * Parses typed or copied text: punctuation between words and within telephone numbers is ignored; if the text contains
 * an order number, only this number is used (rule desk.search).
 */
export const orderSearchOf = (given: string): OrderSearch => {
  const typed = given.replaceAll(linkKinds, " ")
  const number = orderNumberIn(typed)
  if (number !== undefined) return { words: [number.toLowerCase()], phones: [] }
  const words = searchText(withHyphens(typedLine(typed)))
    .split(/[\s,;:()/"<>#]+/u)
    .map((word) => word.replaceAll(/^[@._+-]+|[@._+-]+$/gu, ""))
    .filter((word) => word !== "")
    .slice(0, mostWords)
  const phone = phoneIn(typed)
  const digits = phone.replaceAll(/[^0-9]/gu, "")
  const isDialled = /^[0-9+()/ .-]+$/u.test(phone) && digits.length >= fewestDigits
  return { words, phones: isDialled ? phoneForms(phone) : [] }
}

/** Returns the beginnings of a telephone number if the search of a list is one (rule desk.search). */
export const searchedPhones = (search: string): ReadonlyArray<string> =>
  orderSearchOf(search).phones.filter((digits) => digits.length >= fewestAmongWords)
