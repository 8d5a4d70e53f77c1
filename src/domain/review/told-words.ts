/** More lines than this are no paragraphs but a column that pushes what others say out of sight. */
const mostLines = 40

/**
 * What a buyer wrote about a delivery, as it is kept and shown: at most one empty line in a row, and what would be too
 * many lines as one paragraph (rule review.words).
 */
export const toldWords = (text: string): string => {
  const told = text.trim().replaceAll(/\n[\s\p{Cf}]*\n/gu, "\n\n")
  return told.split("\n").length > mostLines ? told.replaceAll(/\s*\n\s*/gu, " ") : told
}
