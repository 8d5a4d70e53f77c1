/** Returns a whole word as a tsquery, with any special characters quoted. */
export const wholeLexeme = (word: string): string =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** Returns a tsquery for all words that start with this word. */
export const lexeme = (word: string): string => `${wholeLexeme(word)}:*`
