import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"

/**
 * Stop words written without their umlauts; the database's German dictionary contains only the spellings with umlauts.
 */
const silent: ReadonlySet<string> = new Set(["fur", "uber", "konnen", "mussen", "wahrend", "wurde", "wurden"])

/** Longer words are truncated: no sensible word is longer. */
const longestWord = 60

/**
 * Returns the normalized words of a text for searching: lower case, without accents, with all spellings of umlauts
 * unified.
 */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  searchText(text.toWellFormed())
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === "" ? [] : [word.slice(0, longestWord)]))

/** Maximum characters and words of a search (rule content.search). */
export const searchLimits = { signs: 100, words: 8 } as const

/** Returns the search input as one line of limited length. */
export const readSearch = (written: string): string =>
  typedLine(written.slice(0, 4 * searchLimits.signs))
    .slice(0, searchLimits.signs)
    .toWellFormed()
    .trim()

/** Returns the words to search for, without duplicates. */
export const searchedWords = (written: string): ReadonlyArray<string> =>
  [...new Set(wordsOf(readSearch(written)))].filter((word) => !silent.has(word)).slice(0, searchLimits.words)

/**
 * Returns the form in which a search without a result is stored (rule content.searches): words that name a subject.
 * Returns `undefined` if the search may identify a person: a mailbox, a number longer than a postal code, a sentence.
 */
export const keptSearch = (written: string): string | undefined => {
  const words = searchedWords(written)
  const mayNamePerson =
    written.includes("@") || /\d{6}/u.test(written.replaceAll(/[\s/().+-]/gu, "")) || words.length > 4
  return words.length === 0 || mayNamePerson ? undefined : words.join(" ")
}
