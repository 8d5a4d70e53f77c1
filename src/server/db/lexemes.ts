/** A whole word as a tsquery, with any special characters quoted. */
export const wholeLexeme = (word: string): string =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** A tsquery for all words that start with this word. */
export const lexeme = (word: string): string => `${wholeLexeme(word)}:*`
