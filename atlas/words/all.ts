import type { Words } from "./words.ts"

/** The words of every machine, by its id. */
export const allWords: Readonly<Record<string, Words>> = {}
