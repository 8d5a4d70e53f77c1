import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"

/**
 * Stop words written without their umlauts; the database's German dictionary contains only the spellings with umlauts.
 */
const silent: ReadonlySet<string> = new Set(["fur", "uber", "konnen", "mussen", "wahrend", "wurde", "wurden"])

/** Maximum length of a word, to which longer words are truncated; no sensible word is longer. */
const longestWord = 60

/**
 * Returns the words of a text in normalised form for searching: in lower case, without accents, and with a single
 * spelling for umlauts.
 */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  searchText(text.toWellFormed())
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === "" ? [] : [word.slice(0, longestWord)]))

/** Maximum number of characters and of words in a search, and of pages of its results (rule content.search). */
export const searchLimits = { signs: 100, words: 8, pages: 500 } as const

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
 * Returns the form in which a search without results is stored (rule content.searches): the words that name a subject.
 * Returns `undefined` if the search might identify a person, i.e. if it contains an e-mail address or a number longer
 * than a postal code, or is a sentence.
 */
export const keptSearch = (written: string): string | undefined => {
  const words = searchedWords(written)
  const mayNamePerson =
    written.includes("@") || /\d{6}/u.test(written.replaceAll(/[\s/().+-]/gu, "")) || words.length > 4
  return words.length === 0 || mayNamePerson ? undefined : words.join(" ")
}
