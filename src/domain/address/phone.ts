import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"

/** Labels before a phone number, as on business cards and in signatures. */
const label = /^(?:tel|telefon|phone|fon|mobil|handy)[.: ]+/iu

/**
 * Normalizes a typed or copied phone number to characters that all phones and searches support (rule account.phone).
 */
export const phoneIn = (typed: string): string =>
  withHyphens(typedLine(typed).normalize("NFKC"))
    .replace(label, "")
    .replaceAll(/[·•∙‧⋅,'’_|]/gu, " ")
    .replaceAll(/ {2,}/gu, " ")
    .trim()

/**
 * Whether a phone number, normalized by `phoneIn`, can be called: digits with the usual separators, at least six
 * digits.
 */
export const isPhone = (phone: string): boolean =>
  /^[0-9+()/ .-]{6,30}$/u.test(phone) && phone.replaceAll(/[^0-9]/gu, "").length >= 6
