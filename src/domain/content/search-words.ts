import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"

/** Words that say nothing and that the database's German knows with an umlaut only. */
const silent: ReadonlySet<string> = new Set(["fur", "uber", "konnen", "mussen", "wahrend", "wurde", "wurden"])

/** Longer words are cut: no sensible word is longer. */
const longestWord = 60

/** A text as searches know it: its words alone, small, without accents, umlauts alike however they are written. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  searchText(text.toWellFormed())
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === "" ? [] : [word.slice(0, longestWord)]))

/** At most so many signs and words of a search are read (rule content.search). */
export const searchLimits = { signs: 100, words: 8 } as const

/** What was typed into the search, as one line of bounded length. */
export const readSearch = (written: string): string =>
  typedLine(written.slice(0, 4 * searchLimits.signs))
    .slice(0, searchLimits.signs)
    .toWellFormed()
    .trim()

/** The words that are looked for, each once. */
export const searchedWords = (written: string): ReadonlyArray<string> =>
  [...new Set(wordsOf(readSearch(written)))].filter((word) => !silent.has(word)).slice(0, searchLimits.words)

/**
 * What is kept of a search without a result (rule content.searches): words that name a subject. Undefined for what
 * may name a person: a mailbox, a number longer than a postal code, a sentence.
 */
export const keptSearch = (written: string): string | undefined => {
  const words = searchedWords(written)
  const mayNamePerson =
    written.includes("@") || /\d{6}/u.test(written.replaceAll(/[\s/().+-]/gu, "")) || words.length > 4
  return words.length === 0 || mayNamePerson ? undefined : words.join(" ")
}
