/** Maximum number of lines: longer texts would push other reviews out of sight. */
const mostLines = 40

/**
 * Returns a buyer's text about a delivery, as stored and shown: successive empty lines are reduced to one; a text with
 * too many lines becomes one paragraph (rule review.words).
 */
export const toldWords = (text: string): string => {
  const told = text.trim().replaceAll(/\n[\s\p{Cf}]*\n/gu, "\n\n")
  return told.split("\n").length > mostLines ? told.replaceAll(/\s*\n\s*/gu, " ") : told
}
