/** More words than this make a search no narrower. */
const mostWords = 6

/** Fewer digits than this are no telephone number. */
const fewestDigits = 5

/** What of orders is looked for: every word from its beginning, or all of it as one telephone number. */
export interface OrderSearch {
  readonly words: ReadonlyArray<string>
  /** Digits as they may be stored: with the country's code, and as they are dialled within it. */
  readonly phones: ReadonlyArray<string>
}

/** Reads what was typed: the signs between words mean nothing, neither do those within a telephone number. */
export const orderSearchOf = (typed: string): OrderSearch => {
  const words = typed
    .toLowerCase()
    .split(/[\s,;:()/"<>]+/u)
    .map((word) => word.replaceAll(/^[@._+-]+|[@._+-]+$/gu, ""))
    .filter((word) => word !== "")
    .slice(0, mostWords)
  const digits = typed.replaceAll(/[^0-9]/gu, "")
  const isPhone = /^[0-9+()/ .-]+$/u.test(typed.trim()) && digits.length >= fewestDigits
  const dialled = typed.replaceAll(/[(]0[)]|[^0-9+]/gu, "").replace(/^(?:[+]|00)(?:423|49|43|41)0*/u, "0")
  return { words, phones: isPhone ? [...new Set([digits, dialled.replaceAll("+", "")])] : [] }
}
