/** Converts words into the name of a file or a story. */
export const slugOfWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")

/** Returns the name by which one story written by hand can be run: `session/beginning`. */
export const storyId = (machine: string, name: string): string => `${machine}/${slugOfWords(name)}`
