import type { HeldCause } from "./review.ts"

/**
 * Minimum number of letters and digits for a comparison: shorter texts are often common phrases such as "Alles bestens,
 * gerne wieder".
 */
const tellingLetters = 30

/**
 * Definition of a burst: once a dealer has received this many reviews within this time, further reviews are held back
 * until staff have checked them.
 */
export const burst = { reviews: 10, minutes: 60 } as const

/**
 * Returns the text reduced to lower-case letters and digits, to find reviews with the same wording; `null` if it is too
 * short for a comparison.
 */
export const wordsOf = (text: string): string | null => {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    // in capital letters and on Swiss keyboards, "ß" is written as "ss"
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
  return words.length < tellingLetters ? null : words
}

/**
 * Returns the reason why a new review is held back until staff have checked it (rule review.held); `null` if there is
 * none.
 */
export const heldCauseOf = (found: {
  /** Whether any other review, of any dealer, has the same wording. */
  readonly hasSameWords: boolean
  /** Number of reviews of the same dealer within the time of a burst. */
  readonly recent: number
}): HeldCause | null => (found.hasSameWords ? "sameWords" : found.recent >= burst.reviews ? "burst" : null)
