/** As many as are told of, and of each as many signs: who wrote it knows it by its beginning. */
const most = { parts: 20, signs: 90 } as const

/** What was taken out of an advert as staff are told of it: each once, and none longer than is read. */
export const shortenedRemovals = (removed: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(removed)]
    .slice(0, most.parts)
    .map((part) => (part.length > most.signs ? `${part.slice(0, most.signs - 1).toWellFormed()}…` : part))
