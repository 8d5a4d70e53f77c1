/** More words than this make a search no narrower. */
const mostWords = 6

/** One SQL pattern for each word of a search, found anywhere; wildcards that somebody types mean themselves. */
export const likePatterns = (search: string | undefined): ReadonlyArray<string> =>
  (search ?? "")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`)
