/** How many are shown, and how many characters of each: its author recognises it by its beginning. */
const most = { parts: 20, signs: 90 } as const

/** What was taken out of an advert as staff see it: each once, and none longer than is read. */
export const shortenedRemovals = (removed: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(removed)]
    .slice(0, most.parts)
    .map((part) => (part.length > most.signs ? `${part.slice(0, most.signs - 1).toWellFormed()}…` : part))
