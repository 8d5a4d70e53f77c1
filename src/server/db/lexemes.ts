/** A word as a tsquery asks for it, whatever signs it holds. */
export const wholeLexeme = (word: string): string =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** The same for all words that begin with it. */
export const lexeme = (word: string): string => `${wholeLexeme(word)}:*`
