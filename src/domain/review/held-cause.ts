import type { HeldCause } from "./review.ts"

/** Fewer letters and digits say what many say: "Alles bestens, gerne wieder". */
const tellingLetters = 30

/** So many reviews of one dealer within this time are a burst, from the next one on. */
export const burst = { reviews: 10, minutes: 60 } as const

/**
 * What two reviews of the same wording have in common: letters and digits alone, in small letters. Null where too little
 * was written to tell anything by it.
 */
export const wordsOf = (text: string): string | null => {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    // as capitals and Swiss keyboards write it
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
  return words.length < tellingLetters ? null : words
}

/** Why a new review waits for staff (rule review.held). */
export const heldCauseOf = (found: {
  /** Whether any other review, of whichever dealer, has the same wording. */
  readonly hasSameWords: boolean
  /** Reviews of the same dealer within the time of a burst. */
  readonly recent: number
}): HeldCause | null => (found.hasSameWords ? "sameWords" : found.recent >= burst.reviews ? "burst" : null)
