/** Words as the name of a file or of a story. */
export const slugOfWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")

/** The name under which a story written by hand can be walked alone: `session/beginning`. */
export const storyId = (machine: string, name: string): string => `${machine}/${slugOfWords(name)}`
