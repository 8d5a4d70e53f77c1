import { withHyphens } from "../dashes.ts"
import { typedLine } from "../typed-text.ts"

/** What stands before a number on cards and in signatures. */
const label = /^(?:tel|telefon|phone|fon|mobil|handy)[.: ]+/iu

/** A phone number as it was typed or copied, in the signs that every phone and every search knows (rule account.phone). */
export const phoneIn = (typed: string): string =>
  withHyphens(typedLine(typed).normalize("NFKC"))
    .replace(label, "")
    .replaceAll(/[·•∙‧⋅,'’_|]/gu, " ")
    .replaceAll(/ {2,}/gu, " ")
    .trim()

/** A phone number a driver could call, as `phoneIn` reads it: digits with the usual signs, at least six digits. */
export const isPhone = (phone: string): boolean =>
  /^[0-9+()/ .-]{6,30}$/u.test(phone) && phone.replaceAll(/[^0-9]/gu, "").length >= 6
