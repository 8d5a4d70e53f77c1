import { phoneIn } from "../address/phone.ts"
import { withHyphens } from "../dashes.ts"
import { orderNumberIn } from "../order/number.ts"
import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"

/** More words than this make a search no narrower. */
const mostWords = 6

/** Fewer digits than this are no telephone number. */
const fewestDigits = 5

/** What stands before a mailbox or a number that was copied from a link. */
const linkKinds = /\b(?:mailto|tel):/giu

/** What of orders is looked for: every word from its beginning, or all of it as one telephone number. */
export interface OrderSearch {
  readonly words: ReadonlyArray<string>
  /** Digits as they may be stored: with the country's code, and as they are dialled within it. */
  readonly phones: ReadonlyArray<string>
}

/**
 * Reads what was typed or copied: the signs between words mean nothing, neither do those within a telephone number; the
 * number of an order stands for all that was copied with it (rule desk.search).
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
  const dialled = phone.replaceAll(/[(]0[)]|[^0-9+]/gu, "").replace(/^(?:[+]|00)(?:423|49|43|41)0*/u, "0")
  return { words, phones: isDialled ? [...new Set([digits, dialled.replaceAll("+", "")])] : [] }
}
