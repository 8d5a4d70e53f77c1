/**
 * Maximum number of parts shown, and maximum number of characters per part: authors recognise a part by its beginning.
 */
const most = { parts: 20, signs: 90 } as const

/** Returns the removed parts of an advert as staff see them: without duplicates, and shortened. */
export const shortenedRemovals = (removed: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(removed)]
    .slice(0, most.parts)
    .map((part) => (part.length > most.signs ? `${part.slice(0, most.signs - 1).toWellFormed()}…` : part))
