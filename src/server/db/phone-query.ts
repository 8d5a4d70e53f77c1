import { orderSearchOf } from "../../domain/support/order-search.ts"
import { lexeme } from "./lexemes.ts"

/** Minimum number of digits, so that a postal code is not searched for as the beginning of a telephone number. */
const fewestDigits = 6

/**
 * Returns the tsquery for a search that is a telephone number in any notation, from its beginning, to be matched with
 * the words that `order_words`, `account_words` and `address_words` index; `undefined` for any other search (rule
 * desk.search).
 */
export const phoneQueryOf = (search = ""): string | undefined => {
  const phones = orderSearchOf(search).phones.filter((digits) => digits.length >= fewestDigits)
  return phones.length === 0 ? undefined : phones.map((digits) => `(${lexeme(digits)})`).join(" | ")
}
