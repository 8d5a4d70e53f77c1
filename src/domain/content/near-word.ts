/**
 * Returns the minimum number of edits that turn one word into the other; an edit replaces, deletes or inserts a
 * character or swaps two neighbouring characters.
 */
export const wordDistance = (one: string, other: string): number => {
  let before: ReadonlyArray<number> = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(isTurned ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Minimum length of a word that is corrected: a shorter word becomes a different word if one character changes ("Rost"
 * and "Rest").
 */
export const shortestCorrected = 4

/**
 * Returns the nearest known word: in a short word, at most one character may differ, in a longer word at most two. If
 * several known words are equally near, the first one is returned (rule content.search).
 */
export const nearestWord = <Known extends { readonly word: string }>(
  written: string,
  known: ReadonlyArray<Known>
): Known | undefined => {
  if (written.length < shortestCorrected || /\d/u.test(written)) return undefined
  const most = written.length < 6 ? 1 : 2
  const near = known
    .map((each) => ({ each, distance: wordDistance(written, each.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
  return near[0]?.each
}
